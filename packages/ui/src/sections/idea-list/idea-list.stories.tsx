import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { Neighbour } from '../../../test/neighbour.tsx';
import { inWidth } from '../../../test/width.tsx';
import { Button } from '../../primitives/button/index.ts';
import { Section } from '../../primitives/section/index.ts';
import { IdeaList, type IdeaListProps } from './idea-list.tsx';

const laliaflia = { href: '#laliaflia', label: 'LALIAFLIA' };
const imagination = { href: '#applied-imagination', label: 'Applied Imagination' };
const dna = { href: '#innovators-dna', label: 'Innovator’s DNA' };

const meta = {
  title: 'Sections/IdeaList',
  component: IdeaList,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Five ideas for shorter queues',
    ideas: [
      {
        id: 'ants',
        icon: 'branch',
        method: laliaflia,
        text: 'Let each customer leave a mark that shortens the way of the next, as ants do.',
      },
      {
        id: 'lichen',
        icon: 'link',
        method: laliaflia,
        text: 'Pair every newcomer with somebody who has waited before.',
      },
      {
        id: 'reverse',
        icon: 'wave',
        method: imagination,
        text: 'Ask what would happen if the queue came to the customer.',
      },
      {
        id: 'rule',
        icon: 'ladder',
        method: imagination,
        text: 'Remove the one form that nobody has questioned in ten years.',
      },
      {
        id: 'observe',
        icon: 'research',
        method: dna,
        text: 'Stand in your own queue for an hour and write down every sigh.',
      },
    ],
    onCopy: fn(),
    onKeep: fn(),
    onRegenerate: fn(),
  },
} satisfies Meta<typeof IdeaList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy idea 2' }));
    await expect(args.onCopy).toHaveBeenCalledWith(args.ideas[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep idea 3' }));
    await expect(args.onKeep).toHaveBeenCalledWith(args.ideas[2], true);
    await userEvent.click(canvas.getByRole('button', { name: 'Generate again' }));
    await expect(args.onRegenerate).toHaveBeenCalledOnce();
  },
};

export const KeptAndCopied: Story = {
  args: { kept: ['ants', 'rule'], copied: 'lichen' },
  play: async ({ canvas, args }) => {
    const keep = canvas.getByRole('button', { name: 'Keep idea 1' });
    await expect(keep).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(keep);
    await expect(args.onKeep).toHaveBeenLastCalledWith(args.ideas[0], false);
    await expect(canvas.getByRole('status')).toHaveTextContent('Idea 2 copied');
  },
};

export const Generating: Story = {
  args: { generating: true, onRegenerate: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Generating Ideas...');
    await userEvent.click(canvas.getByRole('button', { name: 'Generate again' }));
    await expect(args.onRegenerate).not.toHaveBeenCalled();
  },
};

function WithState(args: IdeaListProps) {
  const [kept, setKept] = useState<readonly string[]>([]);
  const [copied, setCopied] = useState<string>();
  return (
    <IdeaList
      {...args}
      kept={kept}
      copied={copied}
      onCopy={({ id }) => setCopied(id)}
      onKeep={({ id }, keep) => setKept(keep ? [...kept, id] : kept.filter((each) => each !== id))}
    />
  );
}

/** Focus on one of the buttons of an idea. */
export const Focused: Story = {
  args: { kept: ['ants'] },
  parameters: { ...screenshot },
  play: async ({ canvas }) => {
    const keep = canvas.getByRole('button', { name: 'Keep idea 1' });
    while (document.activeElement !== keep) await userEvent.tab();
    await expect(keep).toHaveFocus();
    await expect(getComputedStyle(keep).boxShadow).not.toBe('none');
  },
};

/** How a page holds what is kept and copied. Focus stays on the button. */
export const InTheIdeaLab: Story = {
  tags: ['example'],
  render: (args) => (
    <div data-path="methods">
      <Neighbour
        level={1}
        title="Idea lab"
        text="Say what should change; five strategies of living systems answer."
      />
      <Section space="none">
        <WithState {...args} />
      </Section>
      <Neighbour tone="raised" title="Work on one of them with us" text="A day is enough for a first test.">
        <Button href="#workshops">See the Workshops</Button>
      </Neighbour>
    </div>
  ),
  play: async ({ canvas }) => {
    const [, second] = canvas.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    const keep = within(second).getByRole('button', { name: 'Keep idea 2' });
    await userEvent.click(keep);
    await expect(keep).toHaveFocus();
    await expect(second).toHaveAttribute('data-kept');
    await userEvent.click(within(second).getByRole('button', { name: 'Copy idea 2' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Idea 2 copied');
  },
};

const width = (value: string): Story => ({ args: { kept: ['lichen'] }, ...inWidth(IdeaList)(value) });

export const OnAPhone: Story = width('390px');
export const OnATablet: Story = width('820px');

/** Printed, or without anything to do: the ideas alone. */
export const ReadOnly: Story = {
  render: ({ onCopy: _copy, onKeep: _keep, onRegenerate: _again, ...args }) => <IdeaList {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const None: Story = { args: { ideas: [] } };

export const One: Story = { args: { ideas: meta.args.ideas.slice(0, 1) } };

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const WorstCase: Story = {
  args: {
    title: long,
    kept: ['0'],
    ideas: Array.from({ length: 9 }, (_, i) => ({
      id: `${i}`,
      icon: 'spiral' as const,
      method: { href: '#', label: i === 0 ? long : 'LALIAFLIA' },
      text: i === 0 ? long : 'An idea that goes on. '.repeat(i),
    })),
    labels: { regenerate: long, copy: long },
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  KeptAndCopied,
  Generating,
  OnAPhone,
  OnATablet,
  ReadOnly,
  InTheIdeaLab,
  None,
  One,
  WorstCase,
});
