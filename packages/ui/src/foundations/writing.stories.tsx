import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sheet } from '../tokens/specimens/sheet.tsx';
import { PairRows } from './specimens/pair-rows.tsx';
import { AvoidedWords, buttons, Errors, sentences, Voice } from './specimens/writing.tsx';

const meta = {
  title: 'Foundations/Writing',
  tags: ['autodocs', '!ready'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const OurVoice: Story = {
  name: 'Voice',
  render: () => (
    <Sheet
      title="Words are part of the interface"
      text="People come here in the middle of a working day. We tell them what happens and what it gives, and stop."
    >
      <Voice />
      <PairRows label="Sentences" pairs={sentences} />
    </Sheet>
  ),
};

export const WordsToAvoid: Story = {
  render: () => (
    <Sheet
      title="Words that say nothing"
      text="They would fit any company. Where one turns up there is a fact behind it that was not written down."
    >
      <AvoidedWords />
    </Sheet>
  ),
};

export const ButtonsNameResults: Story = {
  render: () => (
    <Sheet
      title="Buttons name the result"
      text="A verb and its object. Who reads nothing but the buttons should know what the page can do."
    >
      <PairRows label="Buttons" pairs={buttons} />
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(new Set(names).size).toBe(names.length);
  },
};

export const ErrorsSayWhatToDo: Story = {
  render: () => (
    <Sheet
      title="Errors say what to do"
      text="The sentence at the field is the next step, not the verdict. It is read aloud with the field, so it has to stand alone."
    >
      <Errors />
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
      /Enter an e-mail address/,
    );
  },
};
