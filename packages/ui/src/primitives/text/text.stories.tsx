import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

export const Playground: Story = {};

export const AllLooks: Story = {
  render: ({ children }) => (
    <div className="grid gap-6">
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
    <div className="grid gap-4 sm:grid-cols-2">
      {[
        'surface-ground',
        'surface-raised',
        'surface-kingfisher',
        'surface-leaf',
        'surface-night',
        'surface-pollen',
      ].map((surface) => (
        <div key={surface} className={`${surface} grid gap-2 rounded-card p-6`}>
          <Text>On {surface.replace('surface-', '')}</Text>
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

export const WorstCase: Story = {
  render: () => (
    <div className="w-[280px]">
      <Text look="lead">Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</Text>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('div')?.scrollWidth).toBeLessThanOrEqual(
      canvasElement.clientWidth,
    );
  },
};
