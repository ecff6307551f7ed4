import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { fits } from '../../../test/plays.ts';
import { Button } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import { Link } from '../link/index.ts';
import { Text } from '../text/index.ts';
import { Checkbox } from './index.ts';

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  args: { name: 'letter', label: 'Send me one letter a month' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send me one letter a month' });
    await userEvent.click(canvas.getByText('Send me one letter a month'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(box.closest('label')?.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const AllStates: Story = {
  render: () => (
    <div className="lali:grid lali:gap-6">
      {['brand', 'design', 'methods'].map((path) => (
        <div key={path} data-path={path}>
          <Checkbox name="off" label="Off" />
          <Checkbox name="on" label="On" defaultChecked />
          <Checkbox name="some" label="Some of them" indeterminate />
        </div>
      ))}
      <div>
        <Checkbox name="hint" label="I have paid" hint="We check it against your booking." />
        <Checkbox name="error" label="I agree" error="Tick the box to go on" />
        <Checkbox name="disabled" label="Not yet" disabled />
        <Checkbox name="locked" label="Always" disabled defaultChecked />
      </div>
    </div>
  ),
};

export const Focused: Story = {
  parameters: { ...screenshot },
  args: { defaultChecked: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const Some: Story = {
  args: { indeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const Invalid: Story = {
  args: {
    required: true,
    label: (
      <>
        I have read the <Link href="#privacy">Privacy Policy</Link>
      </>
    ),
    hint: 'Two pages.',
    error: 'Tick the box to go on',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Two pages. Tick the box to go on');
  },
};

/** Several answers to one question: a group named by its legend, then what is agreed to, alone. */
export const InARegistration: Story = {
  tags: ['example'],
  render: () => (
    <form className="lali:grid lali:max-w-[42rem] lali:gap-6" onSubmit={(event) => event.preventDefault()}>
      <Heading level={2}>Reserve two seats</Heading>
      <fieldset>
        <legend className="lali:pb-1 lali:font-semibold lali:text-[0.9375rem]">
          What should the two days be about?
        </legend>
        <Checkbox name="topic" value="culture" label="Culture" hint="Who may say that something failed." />
        <Checkbox name="topic" value="delivery" label="Delivery" defaultChecked />
        <Checkbox name="topic" value="research" label="Research" />
      </fieldset>
      <div className="lali:border-line lali:border-t lali:pt-4">
        <Checkbox
          name="terms"
          required
          label={
            <>
              I agree to the <Link href="#terms">Terms</Link>
            </>
          }
        />
        <Text look="small" tone="soft">
          Nothing is charged today.
        </Text>
      </div>
      <div>
        <Button type="submit">Reserve</Button>
      </div>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Culture' }));
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    await expect(new FormData(form).getAll('topic')).toEqual(['culture', 'delivery']);
    await expect(form.checkValidity()).toBe(false);
  },
};

export const WorstCase: Story = {
  args: {
    label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    error: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  },
  render: (args) => (
    <div className="lali:w-[280px]">
      <Checkbox {...args} />
    </div>
  ),
  play: fits('.lali\\:w-\\[280px\\]', 280),
};

export const Matrix: Story = matrix(meta, {
  Playground,
  AllStates,
  Some,
  Invalid,
  InARegistration,
  WorstCase,
});
