import type { Names } from './names.ts';

/**
 * The files of a new section, by their paths from the repository root. They work and pass every check; only the texts
 * have to be written.
 */
export function sectionFiles({ kebab, pascal, words }: Names): Record<string, string> {
  const folder = `packages/ui/src/sections/${kebab}`;
  return {
    [`${folder}/index.ts`]: `export { ${pascal}, type ${pascal}Item, type ${pascal}Props } from './${kebab}.tsx';
`,
    [`${folder}/${kebab}.tsx`]: `'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';

export interface ${pascal}Item {
  title: string;
  text: string;
}

export interface ${pascal}Props extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section. */
  title: string;
  /** What it lists. Without any, only the heading stands there. */
  items: readonly ${pascal}Item[];
}

/** ${words}: say here in one sentence what it is for. */
export function ${pascal}({ title, items, className, ...rest }: ${pascal}Props) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={cx('lali:@container', className)} {...rest}>
      <div className="lali:container-page lali:grid lali:gap-8">
        <h2 id={headingId} className="lali:type-heading lali:wrap-anywhere">
          {title}
        </h2>
        <ul className="lali:grid lali:gap-6 lali:empty:hidden lali:@3xl:grid-cols-2">
          {items.map((item) => (
            <li key={item.title}>
              <h3 className="lali:type-subheading lali:wrap-anywhere">{item.title}</h3>
              <p className="lali:mt-2 lali:text-text-soft lali:wrap-anywhere">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
`,
    [`${folder}/${kebab}.test.tsx`]: `import { describeConformance } from '../../../test/conformance.tsx';
import { ${pascal} } from './index.ts';

describeConformance('${pascal}', <${pascal} title="${words}" items={[{ title: 'One', text: 'Text' }]} />);
`,
    [`${folder}/${kebab}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { inWidth } from '../../../test/width.tsx';
import { ${pascal} } from './index.ts';

const meta = {
  title: 'Sections/${pascal}',
  component: ${pascal},
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: '${words}',
    items: [
      { title: 'The first', text: 'What there is to say about it.' },
      { title: 'The second', text: 'What there is to say about this one.' },
    ],
  },
} satisfies Meta<typeof ${pascal}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: '${words}' });
    await expect(within(section).getAllByRole('listitem')).toHaveLength(2);
  },
};

export const OnAPhone: Story = inWidth(${pascal})('320px');

export const None: Story = { args: { items: [] } };

export const One: Story = { args: { items: meta.args.items.slice(0, 1) } };

export const WorstCase: Story = {
  args: {
    items: Array.from({ length: 12 }, (_, i) => ({
      title: i === 3 ? 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' : \`Item \${i + 1}\`,
      text: 'Something to read. '.repeat((i % 4) + 1),
    })),
  },
};

export const Matrix: Story = matrix(meta, { Playground, OnAPhone, None, One, WorstCase });
`,
    [`${folder}/SPEC.md`]: `# ${pascal}

Say in one or two sentences what it shows and where it stands.

## When to use

- Say when it is the right choice.

## When not

- Say what is better then, with a link: [Text](../../primitives/text/SPEC.md).

## Anatomy

1. Title (\`h2\`): Over the items
2. Item (\`li h3\`): Says what it is about

## Content

| Text | Length | Voice |
| --- | --- | --- |
| Title | 1 to 6 words | Say how it should sound |
| Text | 1 to 3 sentences | Say how it should sound |

## We guarantee

A section named by its heading; its items are a list.

## The caller owes

Items in the order in which they are read.

## Do and do not

| Do | Do not |
| --- | --- |
| Two to six items | A list that nobody reads to its end |

## Keyboard

No keyboard behaviour.
`,
  };
}
