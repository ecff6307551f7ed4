import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { fits } from '../../../test/plays.ts';
import { Button } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import { Text } from '../text/index.ts';
import { SplitView } from './index.ts';

const letters = [
  ['Ada Brandt', 'We have 14 people and one question: what comes after the app?'],
  ['Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz', 'A law that wants a form. '.repeat(12)],
  ['Tomasz Wilk', 'Is the second day in October still free?'],
] as const;

function Letters(props: Pick<SplitView.RootProps, 'open' | 'defaultOpen' | 'onOpenChange'>) {
  const [chosen, setChosen] = useState(0);
  const [from, text] = letters[chosen] ?? letters[0];
  return (
    <SplitView.Root
      {...props}
      className="[--split-height:20rem] overflow-clip rounded-card border border-line"
    >
      <SplitView.List className="surface-raised p-3">
        <ul>
          {letters.map(([name], at) => (
            <li key={name} className="not-first:border-line not-first:border-t">
              <SplitView.Trigger
                aria-current={at === chosen || undefined}
                onClick={() => setChosen(at)}
                className="focus-ring-inset min-h-12 w-full cursor-pointer px-2 py-2 text-start font-semibold wrap-anywhere aria-[current]:text-accent-text"
              >
                {name}
              </SplitView.Trigger>
            </li>
          ))}
        </ul>
      </SplitView.List>
      <SplitView.Pane label="Letter" className="p-5">
        <SplitView.Back asChild>
          <Button variant="outline" size="small" className="mb-5">
            All letters
          </Button>
        </SplitView.Back>
        <Heading level={2} look="subheading">
          {from}
        </Heading>
        <Text className="pt-2">{text}</Text>
      </SplitView.Pane>
    </SplitView.Root>
  );
}

const meta = {
  title: 'Primitives/SplitView',
  component: SplitView.Root,
  subcomponents: {
    List: SplitView.List,
    Pane: SplitView.Pane,
    Trigger: SplitView.Trigger,
    Back: SplitView.Back,
  },
  tags: ['autodocs', 'new'],
  render: ({ open, defaultOpen, onOpenChange }) => (
    <Letters
      {...(open !== undefined && { open })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange && { onOpenChange })}
    />
  ),
} satisfies Meta<typeof SplitView.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tomasz Wilk' }));
    await expect(canvas.getByRole('region', { name: 'Letter' })).toHaveTextContent('second day in October');
  },
};

/** Where there is room for one only, the list comes first. */
export const NarrowList: Story = {
  render: () => (
    <div className="w-[320px]">
      <Letters />
    </div>
  ),
  play: fits('.w-\\[320px\\]', 320),
};

/** What was chosen shows instead of the list, and leads back to it. */
export const NarrowPane: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <div className="w-[320px]">
      <Letters defaultOpen />
    </div>
  ),
  play: fits('.w-\\[320px\\]', 320),
};

export const Matrix: Story = matrix(meta, { Playground, NarrowList, NarrowPane });
