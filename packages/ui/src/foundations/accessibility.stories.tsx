import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../primitives/button/index.ts';
import { Checkbox } from '../primitives/checkbox/index.ts';
import { Chip } from '../primitives/chip/index.ts';
import { Field, Input } from '../primitives/field/index.ts';
import { Sheet } from '../tokens/specimens/sheet.tsx';
import { duties, Keys, Promises, Proofs, Settings } from './specimens/accessibility.tsx';
import { PairRows } from './specimens/pair-rows.tsx';

const meta = {
  title: 'Foundations/Accessibility',
  tags: ['autodocs', '!ready'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const WhatWePromise: Story = {
  render: () => (
    <Sheet
      title="What every component promises"
      text="These eight hold everywhere. A specification only says what comes on top, and what it asks of you."
    >
      <Promises />
    </Sheet>
  ),
};

export const Keyboard: Story = {
  render: () => (
    <Sheet
      title="The same keys do the same"
      text="Conventions of the ARIA Authoring Practices, kept by elements that HTML already has wherever there is one."
    >
      <Keys />
    </Sheet>
  ),
};

export const HowItIsTested: Story = {
  render: () => (
    <Sheet
      title="Kept by tests, not by care"
      text="One command proves all of it on any machine. A machine finds about half of what can be wrong. The rest needs a person with a keyboard and a screen reader, and every page you build needs one again."
    >
      <Proofs />
    </Sheet>
  ),
};

export const HowYouKeepIt: Story = {
  render: () => (
    <Sheet
      title="Your part"
      text="A page of accessible parts can still be closed to somebody. This is what no component can do for you."
    >
      <PairRows label="What the page owes" pairs={duties} />
    </Sheet>
  ),
};

function Controls() {
  return (
    <div className="lali:grid lali:max-w-[34rem] lali:justify-items-start lali:gap-6">
      <Field label="E-mail" hint="Used for our answer and for nothing else." className="lali:w-full">
        <Input type="email" name="email" autoComplete="email" />
      </Field>
      <Checkbox label="One letter a month" defaultChecked />
      <div className="lali:flex lali:flex-wrap lali:gap-3">
        <Chip pressed onPressedChange={() => {}}>
          Design Skills
        </Chip>
        <Chip pressed={false} onPressedChange={() => {}}>
          Design Methods
        </Chip>
      </div>
      <Button>Send my question</Button>
    </div>
  );
}

export const TheToolbar: Story = {
  render: () => (
    <Sheet
      title="Try it from the toolbar"
      text="Three of its settings stand for a visitor’s own. Each works on every story; how honest it is stands beside it."
    >
      <Settings />
      <Controls />
    </Sheet>
  ),
};

const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

export const TextAtTwiceTheSize: Story = {
  globals: { textSize: '200-percent' },
  parameters: { layout: 'padded' },
  tags: ['!autodocs'],
  render: () => <Controls />,
  play: async ({ canvas, canvasElement }) => {
    await expect(rem()).toBe(32);
    await expect(canvas.getByRole('textbox').getBoundingClientRect().height).toBeGreaterThanOrEqual(104);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const variants = ['primary', 'contrast', 'outline', 'highlight', 'on-accent', 'ghost'] as const;

/** Emulated, as far as a page can: what the components say for forced colours applies, and shadows are gone. */
export const ForcedColours: Story = {
  globals: { forcedColors: 'active' },
  parameters: { layout: 'padded' },
  tags: ['!autodocs'],
  render: () => (
    <div className="lali:grid lali:gap-6">
      <Controls />
      <div className="lali:flex lali:flex-wrap lali:gap-3">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    const button = canvas.getByRole('button', { name: 'Send my question' });
    const face = document.createElement('i');
    face.style.backgroundColor = 'ButtonFace';
    button.before(face);
    await expect(getComputedStyle(button).backgroundColor).toBe(getComputedStyle(face).backgroundColor);
    face.remove();
    for (const variant of variants) {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(
        canvas.getByRole('button', { name: variant }),
      );
      await expect(borderTopStyle).toBe('solid');
      await expect(Number.parseFloat(borderTopWidth)).toBeGreaterThan(0);
    }
    await userEvent.tab();
    const focused = getComputedStyle(canvas.getByRole('textbox'));
    await expect(focused.boxShadow).toBe('none');
    await expect(Number.parseFloat(focused.outlineWidth)).toBeGreaterThanOrEqual(3);
  },
};
