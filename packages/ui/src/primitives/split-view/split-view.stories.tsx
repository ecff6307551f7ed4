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
      className="lali:[--lali-split-height:20rem] lali:overflow-clip lali:rounded-card lali:border lali:border-line"
    >
      <SplitView.List className="lali:surface-raised lali:p-3">
        <ul>
          {letters.map(([name], at) => (
            <li key={name} className="lali:not-first:border-line lali:not-first:border-t">
              <SplitView.Trigger
                aria-current={at === chosen || undefined}
                onClick={() => setChosen(at)}
                className="lali:focus-ring-inset lali:min-h-12 lali:w-full lali:cursor-pointer lali:px-2 lali:py-2 lali:text-start lali:font-semibold lali:wrap-anywhere lali:aria-[current]:text-accent-text"
              >
                {name}
              </SplitView.Trigger>
            </li>
          ))}
        </ul>
      </SplitView.List>
      <SplitView.Pane label="Letter" className="lali:p-5">
        <SplitView.Back asChild>
          <Button variant="outline" size="small" className="lali:mb-5">
            All letters
          </Button>
        </SplitView.Back>
        <Heading level={2} look="subheading">
          {from}
        </Heading>
        <Text className="lali:pt-2">{text}</Text>
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
    <div className="lali:w-[320px]">
      <Letters />
    </div>
  ),
  play: fits('.lali\\:w-\\[320px\\]', 320),
};

/** What was chosen shows instead of the list, and leads back to it. */
export const NarrowPane: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <div className="lali:w-[320px]">
      <Letters defaultOpen />
    </div>
  ),
  play: fits('.lali\\:w-\\[320px\\]', 320),
};

export const Matrix: Story = matrix(meta, { Playground, NarrowList, NarrowPane });
