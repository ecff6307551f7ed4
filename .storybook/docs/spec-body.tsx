import { Markdown } from '@storybook/addon-docs/blocks';
import { Heading } from '../../packages/ui/src/primitives/heading/index.ts';
import { Keys } from './keys.tsx';
import type { Spec, SpecSection } from './spec.ts';

/** Plain elements, styled by docs.css and not by Storybook. */
const overrides = {
  code: { component: 'code', props: {} },
  a: { component: 'a', props: {} },
  Keys: { component: ({ of }: { of: string }) => <Keys>{of}</Keys> },
} as const;

export function SpecText({ children }: { children: string }) {
  return <Markdown options={{ forceBlock: true, overrides }}>{children}</Markdown>;
}

/** The first cell of each row of the table of keys; its head and the line below stay as they are. */
const withKeys = (table: string) =>
  table.replaceAll(/^\| (?!Key |-)([^|]*[^| ]) *\|/gm, '| <Keys of="$1" /> |');

/* Guarantees and duties are beside each other, and so are keys and attributes. */
const half = new Set(['Keyboard', 'Attributes']);

/** The content of SPEC.md, section by section. */
export function SpecBody({ spec }: { spec: Spec }) {
  return (
    <div className="doc-spec">
      {spec.sections.map((section) => (
        <Part key={section.title} section={section} />
      ))}
    </div>
  );
}

function Part({ section: { title, body } }: { section: SpecSection }) {
  const id = `spec-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;
  const span = half.has(title)
    ? 'half'
    : body.startsWith('|')
      ? 'wide'
      : title === 'We guarantee'
        ? 'more'
        : 'less';
  return (
    <section aria-labelledby={id} data-span={span} data-part={id} className="doc-text">
      <Heading level={2} look="subheading" id={id}>
        {title}
      </Heading>
      <SpecText>{title === 'Keyboard' ? withKeys(body) : body}</SpecText>
    </section>
  );
}
