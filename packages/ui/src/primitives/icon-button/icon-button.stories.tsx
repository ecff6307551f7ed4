import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { Card } from '../card/index.ts';
import { Heading } from '../heading/index.ts';
import { ArrowOutIcon, CloseIcon, MenuIcon } from '../icons/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { IconButton } from './index.ts';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  args: { label: 'Close', children: <CloseIcon /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible();
  },
};

export const AllStates: Story = {
  render: () => (
    <div className="lali:grid lali:gap-4">
      {(['ghost', 'outline', 'contrast'] as const).map((variant) => (
        <div key={variant} className="lali:flex lali:items-center lali:gap-3">
          <IconButton label="Open menu" variant={variant} size="default">
            <MenuIcon size={24} />
          </IconButton>
          <IconButton label="Close" variant={variant}>
            <CloseIcon />
          </IconButton>
          <IconButton label="Open in a new tab" variant={variant} href="#out">
            <ArrowOutIcon />
          </IconButton>
          <IconButton label="Close, not available" variant={variant} disabled>
            <CloseIcon />
          </IconButton>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.offsetWidth).toBeGreaterThanOrEqual(44);
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    }
  },
};

export const Focused: Story = {
  parameters: { ...screenshot },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Close' });
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).boxShadow).not.toBe('none');
  },
};

const press = fn();

export const ByKeyboard: Story = {
  render: (args) => (
    <IconButton label={args.label} onClick={press}>
      {args.children}
    </IconButton>
  ),
  play: async ({ canvas }) => {
    press.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(press).toHaveBeenCalledTimes(2);
  },
};

/** In the corner of what it closes; the way back has a name that says more than its cross. */
export const InTheCornerOfACard: Story = {
  tags: ['example'],
  render: () => (
    <Card className="lali:flex lali:max-w-[36rem] lali:items-start lali:justify-between lali:gap-4">
      <Stack gap={8}>
        <Heading level={3}>Your answers are kept</Heading>
        <Text tone="soft">They stay in this browser until you send them.</Text>
      </Stack>
      <IconButton label="Hide the note about your answers">
        <CloseIcon />
      </IconButton>
    </Card>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Hide the note about your answers' });
    await expect(button.offsetWidth).toBe(button.offsetHeight);
  },
};

/** The narrowest card there is: the text gives way, the target stays whole. */
export const WorstCase: Story = {
  render: () => (
    <div className="lali:flex lali:w-[200px] lali:items-start lali:gap-2">
      <p className="lali:min-w-0 lali:wrap-anywhere">
        Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz
      </p>
      <IconButton label="Close">
        <CloseIcon />
      </IconButton>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').offsetWidth).toBeGreaterThanOrEqual(44);
  },
};

export const Matrix: Story = matrix(meta, { Playground, AllStates, InTheCornerOfACard, WorstCase });
