import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { fits } from '../../../test/plays.ts';
import { inRole } from '../../internal/former-names.ts';
import { Button } from '../button/index.ts';
import { Container } from '../container/index.ts';
import { Heading } from '../heading/index.ts';
import { Link } from '../link/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Section, type SectionTone } from './index.ts';

const meta = {
  title: 'Primitives/Section',
  component: Section,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { tone: 'page' },
  render: (args) => (
    <Section {...args}>
      <Sample tone={inRole(args.tone ?? 'page')} />
    </Section>
  ),
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

const tones: SectionTone[] = ['page', 'raised', 'inverse', 'primary', 'secondary'];
const filled: SectionTone[] = ['primary', 'secondary'];

function Sample({ tone }: { tone: SectionTone }) {
  return (
    <Container>
      <Stack gap={24} align="start">
        <Heading level={2}>One surface, one thought</Heading>
        <Text look="lead">
          Body text, headings and controls take the colours of the surface they stand on.
        </Text>
        <Text tone="soft">
          Secondary text does, too, and so do{' '}
          <Link href="#rules" tone="current">
            links
          </Link>{' '}
          and rules.
        </Text>
        <Text tone="signal">And what is accented.</Text>
        <hr className="lali:w-full lali:border-soft lali:border-t" />
        <Button variant={filled.includes(tone) ? 'on-accent' : 'primary'}>Start Your Project</Button>
      </Stack>
    </Container>
  );
}

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    const section = canvasElement.querySelector('section');
    await expect(section).toHaveAttribute('data-tone', 'page');
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};

export const AllTones: Story = {
  render: () => (
    <>
      {tones.map((tone) => (
        <Section key={tone} tone={tone}>
          <Sample tone={tone} />
        </Section>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const colours = [...canvasElement.querySelectorAll('section')].map((section) =>
      getComputedStyle(section),
    );
    await expect(colours.map(({ backgroundColor }) => backgroundColor)).toHaveLength(5);
    await expect(new Set(colours.map(({ backgroundColor }) => backgroundColor)).size).toBeGreaterThanOrEqual(
      4,
    );
    await expect(colours[2]?.colorScheme).toBe('dark');
  },
};

export const WithoutSpace: Story = {
  args: { tone: 'raised', space: 'none' },
  play: async ({ canvasElement }) => {
    const section = canvasElement.querySelector('section');
    if (!section) throw new Error('The story should have rendered a section.');
    await expect(getComputedStyle(section).paddingBlock).toBe('0px');
  },
};

/** A card on a filled band goes back to the colours of the page. */
export const CardOnABand: Story = {
  tags: ['example'],
  render: () => (
    <Section tone="secondary">
      <Container>
        <Stack gap={24}>
          <Text tone="soft">On leaf.</Text>
          <div className="lali:surface-raised lali:rounded-card lali:border lali:border-soft lali:p-8">
            <Text tone="soft">On a raised card upon it.</Text>
          </div>
        </Stack>
      </Container>
    </Section>
  ),
  play: async ({ canvas }) => {
    const [band, card] = [canvas.getByText('On leaf.'), canvas.getByText('On a raised card upon it.')];
    await expect(getComputedStyle(band).color).not.toBe(getComputedStyle(card).color);
  },
};

export const WorstCase: Story = {
  render: () => (
    <div className="lali:w-80">
      <Section tone="inverse">
        <Container>
          <Heading level={2}>Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</Heading>
          <Text tone="soft">Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</Text>
        </Container>
      </Section>
    </div>
  ),
  play: fits('.lali\\:w-80', 320),
};

export const Matrix: Story = matrix(meta, { AllTones, WithoutSpace, CardOnABand, WorstCase });
