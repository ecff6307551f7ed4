import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { focusesFirst } from '../../../test/plays.ts';
import { Section } from '../section/index.ts';
import { Stack } from '../stack/index.ts';
import { Chip } from './index.ts';

const meta = {
  title: 'Primitives/Chip',
  component: Chip,
  tags: ['autodocs'],
  args: { children: 'Innovation assessment' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

const act = fn();

export const Playground: Story = {
  args: { onClick: act },
  play: async ({ canvas }) => {
    act.mockClear();
    const chip = canvas.getByRole('button', { name: 'Innovation assessment' });
    await expect(chip.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(chip).not.toHaveAttribute('aria-pressed');
    await userEvent.click(chip);
    await expect(act).toHaveBeenCalledOnce();
  },
};

const nothing = () => {};

function Row() {
  return (
    <Stack direction="row" gap={8}>
      <Chip>Innovation assessment</Chip>
      <Chip href="#ideas">Daily idea exercises</Chip>
      <Chip pressed onPressedChange={nothing}>
        Leadership
      </Chip>
      <Chip pressed={false} onPressedChange={nothing}>
        Culture
      </Chip>
    </Stack>
  );
}

export const AllStates: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      {(['page', 'raised', 'inverse'] as const).map((tone) => (
        <Section key={tone} tone={tone} space="none" className="lali:p-6">
          <Row />
        </Section>
      ))}
      {(['primary', 'secondary'] as const).map((tone) => (
        <Section key={tone} tone={tone} space="none" className="lali:p-6">
          <Stack direction="row" gap={8}>
            <Chip>Innovation assessment</Chip>
            <Chip href="#ideas">Daily idea exercises</Chip>
          </Stack>
        </Section>
      ))}
    </>
  ),
};

function Switch() {
  const [pressed, setPressed] = useState(false);
  return (
    <Chip pressed={pressed} onPressedChange={setPressed}>
      Leadership
    </Chip>
  );
}

export const Pressed: Story = {
  render: () => <Switch />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const chip = canvas.getByRole('button', { name: 'Leadership', pressed: true });
    await expect(chip).toHaveAttribute('data-pressed');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { pressed: false })).toBe(chip);
  },
};

export const Focused: Story = {
  parameters: { ...screenshot },
  args: { onClick: act },
  play: focusesFirst('button'),
};

const topics = {
  Culture: ['Meetings that end early', 'Who may say no'],
  Leadership: ['Leading without a plan', 'Who may say no'],
  Research: ['Twelve interviews, one page'],
};

function Articles() {
  const [on, setOn] = useState<string[]>(['Leadership']);
  const shown = Object.entries(topics).filter(([topic]) => on.length === 0 || on.includes(topic));
  return (
    <Stack gap={16} className="lali:max-w-[36rem]">
      <Stack direction="row" gap={8} role="group" aria-label="Topics">
        {Object.keys(topics).map((topic) => (
          <Chip
            key={topic}
            pressed={on.includes(topic)}
            onPressedChange={(pressed) =>
              setOn(pressed ? [...on, topic] : on.filter((other) => other !== topic))
            }
          >
            {topic}
          </Chip>
        ))}
      </Stack>
      <ul>
        {[...new Set(shown.flatMap(([, titles]) => titles))].map((title) => (
          <li key={title} className="lali:border-line lali:border-t lali:py-3">
            {title}
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** Several may be on at a time; one of many at a time is a FilterBar. */
export const FiltersOverAList: Story = {
  tags: ['example'],
  render: () => <Articles />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Research' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Leadership' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const WorstCase: Story = {
  render: () => (
    <div className="lali:w-[280px]">
      <Chip pressed onPressedChange={nothing}>
        Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz
      </Chip>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').offsetWidth).toBeLessThanOrEqual(280);
  },
};

export const Matrix: Story = matrix(meta, { Playground, AllStates, FiltersOverAList, WorstCase });
