import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { focusesFirst } from '../../../test/plays.ts';
import { Card } from '../card/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Field, Input } from '../field/index.ts';
import { ArrowIcon, CheckIcon } from '../icons/index.ts';
import { Stack } from '../stack/index.ts';
import { Button, type ButtonLook } from './index.ts';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  tags: ['autodocs'],
  args: { children: 'View Portfolio' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = fn();

export const Playground: Story = {
  args: { variant: 'primary', size: 'default', onClick: press },
  play: async ({ canvas }) => {
    press.mockClear();
    const button = canvas.getByRole('button', { name: 'View Portfolio' });
    await expect(button.offsetHeight).toBe(52);
    await userEvent.click(button);
    await expect(press).toHaveBeenCalledOnce();
  },
};

type Variant = NonNullable<ButtonLook['variant']>;
const onGround: Variant[] = ['primary', 'contrast', 'outline', 'highlight', 'ghost'];
const onFilled: Variant[] = ['on-accent', 'highlight', 'outline', 'ghost'];

function Looks({ variants }: { variants: Variant[] }) {
  return (
    <div className="lali:grid lali:justify-items-start lali:gap-4">
      {variants.map((variant) => (
        <div key={variant} className="lali:flex lali:flex-wrap lali:items-center lali:gap-3">
          <Button variant={variant}>Book Discovery Call</Button>
          <Button variant={variant} after={<ArrowIcon />}>
            See Deep Dive
          </Button>
          <Button variant={variant} loading>
            Book Discovery Call
          </Button>
          <Button variant={variant} disabled>
            Start Your Project
          </Button>
          <Button variant={variant} size="small">
            Subscribe
          </Button>
          <Button variant={variant} size="small" before={<CheckIcon size={18} />}>
            Saved
          </Button>
        </div>
      ))}
    </div>
  );
}

export const AllStates: Story = { render: () => <Looks variants={onGround} /> };

export const OnSurfaces: Story = {
  render: () => (
    <div className="lali:grid lali:gap-4">
      <div className="lali:surface-raised lali:rounded-card lali:p-6">
        <Looks variants={onGround} />
      </div>
      <div className="lali:surface-primary lali:rounded-card lali:p-6">
        <Looks variants={onFilled} />
      </div>
      <div className="lali:surface-secondary lali:rounded-card lali:p-6">
        <Looks variants={onFilled} />
      </div>
      <div data-theme="dark" className="lali:surface-inverse lali:rounded-card lali:p-6">
        <Looks variants={onGround} />
      </div>
    </div>
  ),
};

/** The two paths set accent and corners of everything inside them. */
export const OnThePaths: Story = {
  render: () => (
    <div className="lali:flex lali:flex-wrap lali:gap-6">
      {['design', 'brand', 'methods'].map((path) => (
        <div key={path} data-path={path} className="lali:flex lali:gap-3">
          <Button>Next</Button>
          <Button variant="outline">Previous</Button>
        </div>
      ))}
    </div>
  ),
};

export const AsLink: Story = {
  render: () => (
    <Button href="#contact" variant="outline">
      Start Your Project
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start Your Project' })).toHaveAttribute(
      'href',
      '#contact',
    );
  },
};

export const Focused: Story = {
  parameters: { ...screenshot },
  play: focusesFirst('button'),
};

const send = fn();

export const Loading: Story = {
  render: () => (
    <form
      className="lali:grid lali:justify-items-start lali:gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Button type="submit">Send Message</Button>
      <Button type="submit" loading>
        Send Message
      </Button>
    </form>
  ),
  play: async ({ canvas }) => {
    send.mockClear();
    const [idle, busy] = canvas.getAllByRole('button', { name: 'Send Message' });
    if (!idle || !busy) throw new Error('Both buttons keep their name, so both should be found by it.');
    await expect(busy.offsetWidth).toBe(idle.offsetWidth);
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    busy.focus();
    await userEvent.click(busy);
    await userEvent.keyboard('{Enter}');
    await expect(send).not.toHaveBeenCalled();
    await expect(busy).toHaveFocus();
  },
};

/** One filled button, the one that ends the form; everything else steps back. */
export const InAForm: Story = {
  tags: ['example'],
  render: () => (
    <Card
      as="form"
      size="large"
      className="lali:grid lali:max-w-[42rem] lali:gap-6"
      onSubmit={(event) => event.preventDefault()}
    >
      <Field label="E-mail" required>
        <Input type="email" name="email" autoComplete="email" />
      </Field>
      <Checkbox name="letter" label="Send me one letter a month" />
      <Stack direction="row" gap={12}>
        <Button type="submit" after={<ArrowIcon />}>
          Book Discovery Call
        </Button>
        <Button variant="ghost" type="reset">
          Start again
        </Button>
      </Stack>
    </Card>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'ada@example.com');
    await expect(canvasElement.querySelector('form')?.checkValidity()).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('');
  },
};

export const WorstCase: Story = {
  render: () => (
    <div className="lali:grid lali:w-[280px] lali:justify-items-start lali:gap-3">
      <Button after={<ArrowIcon />}>Book the three-day Innovation Engine workshop for your team</Button>
      <Button variant="outline">Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) {
      await expect(button.offsetWidth).toBeLessThanOrEqual(280);
      await expect(button.scrollWidth).toBeLessThanOrEqual(280);
    }
    // The words give way, the arrow does not.
    await expect(canvasElement.querySelector('svg')?.getBoundingClientRect().width).toBe(20);
  },
};

export const Matrix: Story = matrix(meta, {
  AllStates,
  OnSurfaces,
  OnThePaths,
  AsLink,
  Loading,
  InAForm,
  WorstCase,
});
