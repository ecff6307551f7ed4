import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { Heading } from '../heading/index.ts';
import { Text } from './index.ts';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  tags: ['autodocs'],
  args: {
    children:
      'Three methods, one habit: look at how living systems solve it. Each begins with an exercise of ten minutes, and the notes are yours to keep.',
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Three methods/);
    await expect(text.tagName).toBe('P');
    await expect(Number.parseFloat(getComputedStyle(text).fontSize)).toBe(17);
  },
};

export const AllLooks: Story = {
  render: ({ children }) => (
    <div className="lali:grid lali:gap-6">
      <Text look="lead">{children}</Text>
      <Text>{children}</Text>
      <Text look="small" tone="soft">
        {children}
      </Text>
      <Text look="mono">09:00 to 17:00</Text>
      <Text weight="strong">Strong</Text>
      <Text tone="signal">Accented</Text>
      <Text tone="error">Enter an e-mail address in the form name@company.com</Text>
    </div>
  ),
};

export const OnSurfaces: Story = {
  render: () => (
    <div className="lali:grid lali:gap-4 lali:sm:grid-cols-2">
      {[
        'lali:surface-page',
        'lali:surface-raised',
        'lali:surface-primary',
        'lali:surface-secondary',
        'lali:surface-inverse',
        'lali:surface-highlight',
      ].map((surface) => (
        <div key={surface} className={`${surface} lali:grid lali:gap-2 lali:rounded-card lali:p-6`}>
          <Text>On {surface.replace('lali:surface-', '')}</Text>
          <Text tone="soft">Secondary text</Text>
          <Text tone="signal">Accented text</Text>
        </div>
      ))}
    </div>
  ),
};

export const Measure: Story = {
  render: ({ children }) => (
    <Text data-testid="text">
      {children} {children}
    </Text>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByTestId('text');
    await expect(text.offsetWidth).toBeLessThan(800);
  },
};

/** Lead, body, and what is only there for whoever looks for it. */
export const UnderATitle: Story = {
  tags: ['example'],
  render: ({ children }) => (
    <div className="lali:grid lali:gap-4">
      <Heading level={2}>Design methods</Heading>
      <Text look="lead">Borrowed from what has been tested for three billion years.</Text>
      <Text>{children}</Text>
      <Text look="small" tone="soft">
        Last read through in November.
      </Text>
    </div>
  ),
  play: async ({ canvas }) => {
    const sizes = [/^Borrowed/, /^Three/, /^Last/].map((text) =>
      Number.parseFloat(getComputedStyle(canvas.getByText(text)).fontSize),
    );
    await expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    await expect(new Set(sizes).size).toBe(3);
  },
};

export const WorstCase: Story = {
  render: () => (
    <div className="lali:w-[280px]">
      <Text look="lead">Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</Text>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('div')?.scrollWidth).toBeLessThanOrEqual(
      canvasElement.clientWidth,
    );
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  AllLooks,
  OnSurfaces,
  Measure,
  UnderATitle,
  WorstCase,
});
