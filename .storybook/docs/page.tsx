import { Canvas, Controls, Description, DocsContext, Story, useOf } from '@storybook/addon-docs/blocks';
import { type CSSProperties, useContext } from 'react';
import { Badge } from '../../packages/ui/src/primitives/badge/index.ts';
import { CodeBlock } from '../../packages/ui/src/primitives/code-block/index.ts';
import { Heading } from '../../packages/ui/src/primitives/heading/index.ts';
import { Link } from '../../packages/ui/src/primitives/link/index.ts';
import { VisuallyHidden } from '../../packages/ui/src/primitives/visually-hidden/index.ts';
import { stageOf, stages } from '../stages.ts';
import { inSentenceCase } from '../story-name.ts';
import { About } from './about.tsx';
import { anatomyStory } from './anatomy.ts';
import { PropTables } from './prop-tables.tsx';
import { docsOf, importOf } from './props.ts';
import { folderOf, specs } from './spec.ts';
import { SpecBody } from './spec-body.tsx';
import { SpecText } from './spec-text.tsx';

type Stories = ReturnType<React.ContextType<typeof DocsContext>['componentStories']>;
type ShownStory = Stories[number];

/** The docs page of every component or foundation: a component is shown with its specification, a foundation
 * or a pattern alone. */
export function Page() {
  const { componentStories } = useContext(DocsContext);
  const all = componentStories();
  const stories = all.filter(({ tags }) => tags.includes('autodocs') && !tags.includes('matrix'));
  const [first] = stories;
  if (first === undefined) return null;
  if (/^(Foundations|Patterns)\//.test(first.title))
    return <Foundation title={first.title} stories={stories} />;
  return <Component first={first} stories={stories.slice(1)} all={all} />;
}

function Foundation({ title, stories }: { title: string; stories: Stories }) {
  return (
    <main className="doc-foundation sb-unstyled">
      <h1 className="lali:sr-only">{title.split('/')[1]}</h1>
      {stories.map(({ id, moduleExport }) => (
        <Story key={id} of={moduleExport} />
      ))}
    </main>
  );
}

function Component({ first, stories, all }: { first: ShownStory; stories: Stories; all: Stories }) {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [group = '', name = ''] = first.title.split('/');
  const part = first.title.split('/').slice(1).join(', ');
  const folder = folderOf(String(preparedMeta.parameters.fileName ?? first.parameters.fileName));
  const spec = specs.get(folder);
  const docs = docsOf(first.title, spec?.title);
  const importing = importOf(docs);
  const stage = stageOf(first.tags);
  const examples = stories.filter(({ tags }) => tags.includes('example'));
  const states = stories.filter(({ tags }) => !tags.includes('example'));
  // A companion, such as the launcher of the chat, shares the specification; the parts are those of the other page.
  const hasAnatomy = first.title.split('/').length === 2;
  return (
    <main className="doc sb-unstyled">
      <header className="doc-head">
        <div>
          <p className="doc-group">
            {group}
            {stage && <Badge tone={stages[stage].tone}>{stages[stage].word}</Badge>}
          </p>
          <Heading level={1} look="title">
            {part}
          </Heading>
        </div>
        <div className="doc-lead">
          <SpecText>{spec?.lead || docs[0]?.[1].about || ''}</SpecText>
          {spec && spec.title !== name && <p className="doc-small">Specified together, as {spec.title}.</p>}
        </div>
      </header>

      <section aria-label="Playground" style={windowOf(first)}>
        <Canvas of={first.moduleExport} withToolbar={false} sourceState="hidden" />
        <div className="doc-controls">
          <Controls of={first.moduleExport} />
        </div>
        {importing !== '' && <CodeBlock label="How to import it" code={importing} wrap />}
      </section>

      {spec && (
        <SpecBody
          spec={spec}
          folder={folder}
          anatomy={hasAnatomy ? anatomyStory([first, ...stories])?.id : undefined}
        />
      )}

      <PropTables docs={docs} />

      <StoryGroup title="States" stories={states} />
      <StoryGroup title="In context" stories={examples} />

      {spec && <About folder={folder} stories={all} />}
    </main>
  );
}

function StoryGroup({ title, stories }: { title: string; stories: Stories }) {
  if (stories.length === 0) return null;
  const id = `doc-${title.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <section aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {stories.map((story) => (
        <div key={story.id} id={`anchor--${story.id}`} className="doc-story" style={windowOf(story)}>
          <div className="doc-story-head">
            <Heading level={3} look="subheading">
              {inSentenceCase(story.name)}
            </Heading>
            <OwnCanvas story={story} />
          </div>
          <div className="doc-note">
            <Description of={story.moduleExport} />
          </div>
          <Canvas of={story.moduleExport} withToolbar={false} />
        </div>
      ))}
    </section>
  );
}

/** A story in a frame has its own window, as wide as its globals say. */
function windowOf({ parameters, storyGlobals }: ShownStory): CSSProperties | undefined {
  const { value } = (storyGlobals.viewport ?? {}) as { value?: string };
  const width = value && parameters.viewport?.options?.[value]?.styles?.width;
  return width ? ({ '--lali-frame-width': width } as CSSProperties) : undefined;
}

/** Interactions of a story (a press, a focus) run only when it is opened alone; the link opens it. */
function OwnCanvas({ story: { id, name, moduleExport } }: { story: ShownStory }) {
  const plays = typeof (moduleExport as { play?: unknown }).play === 'function';
  return (
    <Link href={`?path=/story/${id}`} target="_top">
      {plays ? 'Open and play' : 'Open alone'}
      <VisuallyHidden>: {inSentenceCase(name)}</VisuallyHidden>
    </Link>
  );
}
