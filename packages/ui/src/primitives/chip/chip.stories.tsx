import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
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
      {(['ground', 'raised', 'night'] as const).map((tone) => (
        <Section key={tone} tone={tone} space="none" className="p-6">
          <Row />
        </Section>
      ))}
      {(['kingfisher', 'leaf'] as const).map((tone) => (
        <Section key={tone} tone={tone} space="none" className="p-6">
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

export const WorstCase: Story = {
  render: () => (
    <div className="w-[280px]">
      <Chip pressed onPressedChange={nothing}>
        Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz
      </Chip>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').offsetWidth).toBeLessThanOrEqual(280);
  },
};
