import type { Names } from './names.ts';

/**
 * The files of a new primitive, by their paths from the repository root. They work and pass every check; only the
 * texts have to be written.
 */
export function componentFiles({ kebab, pascal, words }: Names): Record<string, string> {
  const folder = `packages/ui/src/primitives/${kebab}`;
  return {
    [`${folder}/index.ts`]: `export * from './${kebab}.tsx';
`,
    [`${folder}/${kebab}.tsx`]: `import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

const styles = cva('lali:min-w-0 lali:wrap-anywhere', {
  variants: {
    tone: {
      neutral: 'lali:text-text',
      accent: 'lali:text-accent-text',
    },
  },
});

export type ${pascal}Tone = 'neutral' | 'accent';

export interface ${pascal}Props extends ComponentProps<'div'> {
  /** Colour of the words. Default \`neutral\`. */
  tone?: ${pascal}Tone;
  /** What it shows. */
  children: ReactNode;
}

/** ${words}: say here in one sentence what it is for. */
export function ${pascal}({ tone = 'neutral', className, ...rest }: ${pascal}Props) {
  return <div data-tone={tone} className={cx(styles({ tone }), className)} {...rest} />;
}
`,
    [`${folder}/${kebab}.test.tsx`]: `import { describeConformance } from '../../../test/conformance.tsx';
import { ${pascal} } from './index.ts';

describeConformance('${pascal}', <${pascal}>${words}</${pascal}>);
describeConformance('${pascal}, accent', <${pascal} tone="accent">${words}</${pascal}>);
`,
    [`${folder}/${kebab}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { fits } from '../../../test/plays.ts';
import { ${pascal} } from './index.ts';

const meta = {
  title: 'Primitives/${pascal}',
  component: ${pascal},
  tags: ['autodocs'],
  args: { children: '${words}' },
} satisfies Meta<typeof ${pascal}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${words}')).toHaveAttribute('data-tone', 'neutral');
  },
};

export const Accent: Story = {
  args: { tone: 'accent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${words}')).toHaveAttribute('data-tone', 'accent');
  },
};

/** One very long word in a narrow place. */
export const WorstCase: Story = {
  args: { children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' },
  render: (args) => (
    <div className="lali:w-[280px]">
      <${pascal} {...args} />
    </div>
  ),
  play: fits('.lali\\\\:w-\\\\[280px\\\\]', 280),
};

export const Matrix: Story = matrix(meta, { Playground, Accent, WorstCase });
`,
    [`${folder}/SPEC.md`]: `# ${pascal}

Say in one or two sentences what it is, and which pattern of the ARIA Authoring Practices it follows.

## When to use

- Say when it is the right choice.

## When not

- Say what is better then, with a link: [Text](../text/SPEC.md).

## Anatomy

One part.

## Content

| Text | Length | Voice |
| --- | --- | --- |
| Words | 1 to 3 words | Say how they should sound |

## We guarantee

- It wraps words of any length.
- State for styling and tests: \`data-tone\`.

## The caller owes

- Words that can be understood where they stand.

## Do and do not

| Do | Do not |
| --- | --- |
| Say what it is good for | Say what another component is for |

## Keyboard

No keyboard behaviour.
`,
  };
}
