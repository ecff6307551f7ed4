import { LivingFigure } from '../../packages/ui/src/media/living-figure/index.ts';
import { Badge } from '../../packages/ui/src/primitives/badge/index.ts';
import { CodeBlock } from '../../packages/ui/src/primitives/code-block/index.ts';
import { Container } from '../../packages/ui/src/primitives/container/index.ts';
import { DescriptionList } from '../../packages/ui/src/primitives/description-list/index.ts';
import { Heading } from '../../packages/ui/src/primitives/heading/index.ts';
import { Section } from '../../packages/ui/src/primitives/section/index.ts';
import { Stack } from '../../packages/ui/src/primitives/stack/index.ts';
import { Stat } from '../../packages/ui/src/primitives/stat/index.ts';
import { Tabs } from '../../packages/ui/src/primitives/tabs/index.ts';
import { Text } from '../../packages/ui/src/primitives/text/index.ts';
import { stages } from '../stages.ts';
import { toolbar } from '../toolbar.ts';
import { Chapter, Row } from './chapter.tsx';
import { layers, parts } from './layers.ts';
import { ways } from './ways.ts';

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
