import type { ReactNode } from 'react';
import { LivingFigure } from '../packages/ui/src/media/living-figure/index.ts';
import { Badge } from '../packages/ui/src/primitives/badge/index.ts';
import { CodeBlock } from '../packages/ui/src/primitives/code-block/index.ts';
import { Container } from '../packages/ui/src/primitives/container/index.ts';
import { DescriptionList } from '../packages/ui/src/primitives/description-list/index.ts';
import { Heading } from '../packages/ui/src/primitives/heading/index.ts';
import { Link } from '../packages/ui/src/primitives/link/index.ts';
import { Section, type SectionProps } from '../packages/ui/src/primitives/section/index.ts';
import { Stack } from '../packages/ui/src/primitives/stack/index.ts';
import { Stat } from '../packages/ui/src/primitives/stat/index.ts';
import { Tabs } from '../packages/ui/src/primitives/tabs/index.ts';
import { Text } from '../packages/ui/src/primitives/text/index.ts';
import { folderOf } from './docs/spec.ts';
import { stages } from './stages.ts';
import { toolbar } from './toolbar.ts';

/* Counted from the folders: a folder with stories is a component, and its title says its place in the sidebar. */
const sources = import.meta.glob<string>('../packages/ui/src/{primitives,media,sections}/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Part {
  folder: string;
  title: string;
}

const parts: Part[] = Object.entries(sources)
  .flatMap(([file, source]) => {
    const title = /^\s*title: '((?:Primitives|Media|Sections)\/[^']+)'/m.exec(source)?.[1];
    return title ? [{ folder: folderOf(file.replace('../', '/')), title }] : [];
  })
  .filter(
    ({ title }, index, all) =>
      title.split('/').length === 2 && all.findIndex((each) => each.title === title) === index,
  )
  .sort((a, b) => a.title.localeCompare(b.title));

const inLayer = (layer: string) => parts.filter(({ title }) => title.startsWith(`${layer}/`));

export const layers = [
  {
    name: 'Primitives',
    text: 'The controls and the type. They keep working without scripts where HTML can.',
    parts: inLayer('Primitives'),
  },
  {
    name: 'Media',
    text: 'Living figures, screens and everything else that is looked at.',
    parts: inLayer('Media'),
  },
  {
    name: 'Sections',
    text: 'What pages are composed of. Data in, events out; a page file does nothing else.',
    parts: inLayer('Sections'),
  },
];

const foundations: readonly [name: string, id: string, says: string][] = [
  ['Colour', 'foundations-colour--docs', 'Each declared once, every pair with its contrast'],
  ['Brand', 'foundations-brand--docs', 'Six colours of yours, tried on real parts'],
  ['Type', 'foundations-type--docs', 'Two faces and a clock'],
  ['Space and shape', 'foundations-space-and-shape--docs', 'Four pixels, one shadow, one focus'],
  ['Radii', 'foundations-radii--docs', 'Three corners on three paths'],
  ['Motion', 'foundations-motion--docs', 'One easing, three durations, and none'],
  ['Figures', 'foundations-figures--docs', 'Six rules that turn from grown to built'],
  ['Writing', 'foundations-writing--docs', 'The voice, and what buttons are called'],
  ['Accessibility', 'foundations-accessibility--docs', 'What holds everywhere, and your part'],
];

const starts: readonly [name: string, id: string, says: string][] = [
  ['Designer', 'start-here--designer', 'See, choose, compose, try a brand, judge a change'],
  ['Developer', 'start-here--developer', 'Install, a first page, a form, what is promised'],
  ['Owner', 'start-here--owner', 'Your pages, your words, your colours, what visitors can rely on'],
  ['Patterns', 'patterns-forms--docs', 'Forms, errors, empty, loading, confirmation, filtering'],
];

const pageOf = (title: string) => `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;
const at = (id: string) => `./?path=/docs/${id}`;

interface Code {
  label: string;
  code: string;
}

const plain: readonly Code[] = [
  { label: 'In a terminal', code: 'npm install @laliaflia/ui react react-dom' },
  { label: 'index.html', code: '<body class="laliaflia">' },
  {
    label: 'main.tsx',
    code: `import '@laliaflia/ui/fonts.css';
import '@laliaflia/ui/styles.css';
import { Button } from '@laliaflia/ui';

<Button href="/contact">Start Your Project</Button>`,
  },
];

const withTailwind: readonly Code[] = [
  {
    label: 'app.css',
    code: `@import "tailwindcss";
@import "@laliaflia/ui/tailwind.css";
@import "@laliaflia/ui/base.css";
@import "@laliaflia/ui/fonts.css";`,
  },
];

const fewerClasses: readonly Code[] = [
  {
    label: 'app.css',
    code: `@import "tailwindcss";
@import "@laliaflia/ui/theme.css";
@import "@laliaflia/ui/components.css";
@import "@laliaflia/ui/base.css";
@import "@laliaflia/ui/fonts.css";
@source "../node_modules/@laliaflia/ui/{internal,primitives}/**/*.js";
@source "../node_modules/@laliaflia/ui/sections/tier-cards/*.js";`,
  },
];

const ways = [
  { id: 'plain', name: 'Without Tailwind', text: 'Everything is compiled, as on this page.', files: plain },
  {
    id: 'tailwind',
    name: 'With Tailwind 4',
    text: 'Your build compiles everything, and our tokens become utilities.',
    files: withTailwind,
  },
  {
    id: 'chosen',
    name: 'Only what you use',
    text: 'Tailwind 4, and the classes of the components that you list.',
    files: fewerClasses,
  },
] as const;

const reading: readonly [what: string, text: string][] = [
  [
    'Docs',
    'What a component is, what it guarantees and what it asks of you, its keys, its props. Begin here.',
  ],
  ['Playground', 'The component with controls. Change what you like; nothing is kept.'],
  ['States', 'Each state has a name and proves it: a story that says open plays until it is.'],
  ['In context', 'On a page, between its usual neighbours.'],
  ['Matrix', 'All states on one sheet. This is the picture that every change is compared with.'],
];

/** The first page: a map of the system, and how to read it. */
export function WelcomePage() {
  return (
    <main className="lali:surface-page lali:overflow-clip">
      <Section space="none" className="lali:pt-12 lali:md:pt-20">
        <Container className="lali:grid lali:items-center lali:gap-x-12 lali:gap-y-10 lali:@3xl:grid-cols-12">
          <div className="lali:grid lali:gap-6 lali:@3xl:col-span-6">
            <Heading level={1} look="hero">
              From living form to interface
            </Heading>
            <Text look="lead" tone="soft" measure={false}>
              The design system of laliaflia: what pages are made of, what each part promises, and how to see
              that it is kept.
            </Text>
            <Stat
              value={parts.length}
              label="components, each with its specification, its stories and its tests"
              size="title"
              layout="beside"
            />
          </div>
          <div className="lali:@3xl:col-span-6 lali:@3xl:-me-24">
            <LivingFigure cells={420} />
          </div>
        </Container>
      </Section>

      <Chapter
        id="start"
        title="Begin here"
        text="Five steps for each of those who come here, and how pieces work together."
      >
        <ul>
          {starts.map(([name, id, says]) => (
            <li key={id}>
              <Row name={name} says={says} href={id.endsWith('--docs') ? at(id) : `./?path=/story/${id}`} />
            </li>
          ))}
        </ul>
      </Chapter>

      <Chapter
        id="use"
        title="Use it"
        text="Three ways for the styles; the components are the same in all of them."
      >
        <Tabs.Root defaultValue="plain">
          <Tabs.List label="Ways to use the styles">
            {ways.map(({ id, name }) => (
              <Tabs.Tab key={id} value={id}>
                {name}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {ways.map(({ id, text, files }) => (
            <Tabs.Panel key={id} value={id}>
              <Stack gap={16}>
                <Text>{text}</Text>
                {files.map(({ label, code }) => (
                  <CodeBlock key={label} label={label} code={code} wrap />
                ))}
              </Stack>
            </Tabs.Panel>
          ))}
        </Tabs.Root>
      </Chapter>

      <Chapter
        id="foundations"
        title="Foundations"
        text="What everything is made of, drawn from one set of tokens."
      >
        <ul>
          {foundations.map(([name, id, says]) => (
            <li key={id}>
              <Row name={name} says={says} href={at(id)} />
            </li>
          ))}
        </ul>
      </Chapter>

      {layers.map(({ name, text, parts: own }) => (
        <Chapter key={name} id={`layer-${name}`} title={`${own.length} ${name.toLowerCase()}`} text={text}>
          <ul className="lali:grid lali:grid-cols-2 lali:gap-x-8 lali:@4xl:grid-cols-3">
            {own.map(({ title }) => (
              <li key={title} className="lali:min-w-0 lali:border-line lali:border-t">
                <a
                  href={at(pageOf(title))}
                  target="_top"
                  className="lali:focus-ring lali:type-body lali:flex lali:min-h-11 lali:items-center lali:font-medium lali:wrap-anywhere lali:hover:text-accent-text"
                >
                  {title.split('/')[1]}
                </a>
              </li>
            ))}
          </ul>
        </Chapter>
      ))}

      <Section tone="inverse" aria-labelledby="reading">
        <Container className="lali:grid lali:gap-x-12 lali:gap-y-8 lali:@3xl:grid-cols-12">
          <div className="lali:grid lali:content-start lali:gap-6 lali:@3xl:col-span-4">
            <Heading level={2} id="reading">
              How to read a component
            </Heading>
            <dl className="lali:grid lali:gap-4">
              {Object.values(stages).map(({ word, about, tone }) => (
                <div key={word} className="lali:grid lali:justify-items-start lali:gap-2">
                  <dt>
                    <Badge tone={tone}>{word}</Badge>
                  </dt>
                  <dd className="lali:type-small lali:text-soft">{about}</dd>
                </div>
              ))}
            </dl>
          </div>
          <DescriptionList.Root layout="beside" weight="term" className="lali:@3xl:col-span-8">
            {reading.map(([what, text]) => (
              <DescriptionList.Item key={what} term={what}>
                {text}
              </DescriptionList.Item>
            ))}
          </DescriptionList.Root>
        </Container>
      </Section>

      <Chapter
        id="toolbar"
        title="The toolbar"
        text="Above every story. What you set stays set until you change it."
        space="band"
      >
        <DescriptionList.Root layout="beside" weight="term">
          {Object.entries(toolbar).map(([key, { name, about, items }]) => (
            <DescriptionList.Item key={key} term={name} data-setting={key}>
              <span className="lali:block lali:text-text">{about}</span>
              <span className="lali:type-small">{items.map(({ title }) => title).join(' · ')}</span>
            </DescriptionList.Item>
          ))}
        </DescriptionList.Root>
      </Chapter>
    </main>
  );
}

function Row({ name, says, href }: { name: string; says: string; href: string }) {
  return (
    <Link variant="row" href={href} target="_top">
      <span className="lali:grid lali:gap-x-6 lali:@3xl:grid-cols-[13rem_1fr]">
        <span className="lali:type-subheading">{name}</span>
        <span className="lali:self-center lali:font-normal lali:text-text-soft">{says}</span>
      </span>
    </Link>
  );
}

interface ChapterProps extends Pick<SectionProps, 'space'> {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** The purpose on one side, the contents on the other. */
function Chapter({ id, title, text, space, children }: ChapterProps) {
  return (
    <Section aria-labelledby={id} {...(space && { space })}>
      <Container className="lali:grid lali:gap-x-12 lali:gap-y-6 lali:@3xl:grid-cols-12">
        <div className="lali:@3xl:col-span-4">
          <Heading level={2} id={id}>
            {title}
          </Heading>
          <Text tone="soft" className="lali:mt-4">
            {text}
          </Text>
        </div>
        <div className="lali:min-w-0 lali:@3xl:col-span-8">{children}</div>
      </Container>
    </Section>
  );
}
