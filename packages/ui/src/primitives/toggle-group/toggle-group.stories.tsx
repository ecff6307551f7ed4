import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { fits } from '../../../test/plays.ts';
import { MoonIcon, SunIcon } from '../icons/index.ts';
import { Section } from '../section/index.ts';
import { Stack } from '../stack/index.ts';
import { ToggleGroup } from './index.ts';

const items = (
  <>
    <ToggleGroup.Item value="phone" label="Phone" />
    <ToggleGroup.Item value="tablet" label="Tablet" />
    <ToggleGroup.Item value="desktop" label="Desktop" />
  </>
);

function Kept(props: ToggleGroup.RootProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ToggleGroup.Root
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Primitives/ToggleGroup',
  component: ToggleGroup.Root,
  subcomponents: { Item: ToggleGroup.Item },
  tags: ['autodocs', 'new'],
  args: { label: 'Width', value: 'phone', onValueChange: () => {}, children: items },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ToggleGroup.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One stop for Tab; arrow keys choose. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Phone' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Tablet' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Phone' })).toBeChecked();
  },
};

/** The name of an icon is read aloud, and shown when the pointer rests. */
export const WithIcons: Story = {
  args: {
    label: 'Colours',
    value: 'light',
    children: (
      <>
        <ToggleGroup.Item value="light" label="Light" icon={<SunIcon size={18} />} />
        <ToggleGroup.Item value="dark" label="Dark" icon={<MoonIcon size={18} />} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const dark = canvas.getByRole('radio', { name: 'Dark' });
    await userEvent.click(dark);
    await expect(dark).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Light' }));
  },
};

export const OnSurfaces: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      {(['page', 'raised', 'inverse'] as const).map((tone) => (
        <Section key={tone} tone={tone} space="none" className="lali:p-6">
          <Kept {...args} />
        </Section>
      ))}
    </>
  ),
};

export const OnThePaths: Story = {
  render: (args) => (
    <Stack gap={16}>
      {['design', 'brand', 'methods'].map((path) => (
        <div key={path} data-path={path}>
          <Kept {...args} />
        </div>
      ))}
    </Stack>
  ),
};

/** The arrow that points to an item chooses it. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const left = (name: string) => canvas.getByRole('radio', { name }).getBoundingClientRect().left;
    await expect(left('Phone')).toBeGreaterThan(left('Desktop'));
  },
};

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const WorstCase: Story = {
  args: {
    value: 'one',
    children: (
      <>
        <ToggleGroup.Item value="one" label={long} />
        <ToggleGroup.Item value="two" label="2" />
        <ToggleGroup.Item value="three" label={long} />
      </>
    ),
  },
  render: (args) => (
    <div className="lali:w-[240px]">
      <Kept {...args} />
    </div>
  ),
  play: fits('.lali\\:w-\\[240px\\]', 240),
};

export const Matrix: Story = matrix(meta, {
  Playground,
  WithIcons,
  OnSurfaces,
  OnThePaths,
  RightToLeft,
  WorstCase,
});
