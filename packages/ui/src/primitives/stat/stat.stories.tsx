import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { fits } from '../../../test/plays.ts';
import { Button } from '../button/index.ts';
import { Grid } from '../grid/index.ts';
import { Heading } from '../heading/index.ts';
import { Section } from '../section/index.ts';
import { Stack } from '../stack/index.ts';
import { Stat } from './index.ts';

const meta = {
  title: 'Primitives/Stat',
  component: Stat,
  tags: ['autodocs'],
  args: { value: '12+', label: 'years in UX and UI design' },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12+').parentElement).toHaveTextContent('12+ years in UX and UI design');
  },
};

export const AllSizes: Story = {
  render: () => (
    <Stack gap={40}>
      <Stat
        value="31 %"
        label="fewer bookings abandoned, three months after the launch"
        size="hero"
        tone="signal"
      />
      <Stat value="15" label="apps from one library" size="title" />
      <Stat value="12+" label="years in UX and UI design" />
      <Stat value="12+" label="years in UX and UI design" layout="beside" />
    </Stack>
  ),
};

/** One leads, the others follow: never a row of equals. */
export const OneLeadsOnABand: Story = {
  tags: ['example'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Section tone="secondary" space="none" className="lali:p-8">
      <Grid.Root align="end">
        <Grid.Item span={7}>
          <Stat value="31 %" label="fewer bookings abandoned" size="hero" />
        </Grid.Item>
        <Grid.Item span={5}>
          <Stack as="ul" gap={20}>
            <Stat
              as="li"
              value={1250000}
              label="passengers a year"
              layout="beside"
              className="lali:border-soft lali:border-t lali:pt-4"
            />
            <Stat
              as="li"
              value="9"
              label="weeks from interview to launch"
              layout="beside"
              className="lali:border-soft lali:border-t lali:pt-4"
            />
          </Stack>
        </Grid.Item>
      </Grid.Root>
    </Section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('1,250,000 passengers a year');
  },
};

/** The one fact of a hero, beside its buttons: quieter than the title, and on their line. */
export const BesideTheButtonsOfAHero: Story = {
  tags: ['example'],
  render: (args) => (
    <Stack gap={32} align="start">
      <Heading level={1} look="hero">
        Interfaces that people finish
      </Heading>
      <Stack direction="row" gap={24} align="center">
        <Button>Start Your Project</Button>
        <Stat {...args} layout="beside" />
      </Stack>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [button, stat] = [canvas.getByRole('button'), canvas.getByText('12+')].map((each) =>
      each.getBoundingClientRect(),
    );
    await expect(stat?.left).toBeGreaterThan(button?.right ?? 0);
    await expect(stat?.top).toBeGreaterThanOrEqual((button?.top ?? 0) - 8);
  },
};

export const WorstCase: Story = {
  render: () => (
    <div className="lali:@container lali:grid lali:w-[280px] lali:gap-8">
      <Stat
        value={98765432109876}
        label="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"
        size="hero"
      />
      <Stat value={0} label="complaints" layout="beside" />
    </div>
  ),
  play: fits('.lali\\:grid', 280),
};

export const Matrix: Story = matrix(meta, {
  Playground,
  AllSizes,
  OneLeadsOnABand,
  BesideTheButtonsOfAHero,
  WorstCase,
});
