import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { de } from '../../messages/de.ts';
import { Field, Textarea } from '../field/index.ts';
import { ProgressSegments } from '../progress-segments/index.ts';
import { Rating } from '../rating/index.ts';
import { SearchBox } from '../search-box/index.ts';
import { Stat } from '../stat/index.ts';
import { I18nProvider } from './index.ts';

const meta = {
  title: 'Primitives/I18nProvider',
  component: I18nProvider,
  tags: ['autodocs', 'new'],
  args: { locale: 'de-DE', messages: de },
  render: (args) => (
    <I18nProvider {...args}>
      <div lang={args.locale} className="lali:grid lali:max-w-[36rem] lali:gap-8">
        <ProgressSegments value={4} max={10} />
        <SearchBox label="Artikel suchen" defaultValue="Sitzplan" />
        <Field label="Nachricht">
          <Textarea counter maxLength={2000} />
        </Field>
        <Stat value={1234.5} label="Quadratmeter" />
        <Rating value={4.5} showWords />
      </div>
    </I18nProvider>
  ),
} satisfies Meta<typeof I18nProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The words and the numbers are those of the catalogue and the locale; the labels are the caller's. */
export const Playground: Story = {
  tags: ['example'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Frage 4 von 10')).toBeVisible();
    await expect(canvas.getByText('freiwillig')).toBeVisible();
    await expect(canvas.getByText('1.234,5')).toBeVisible();
    await expect(canvas.getByText('4,5 von 5 Sternen')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Suche leeren' })).toBeVisible();
  },
};

/** Only some words of a catalogue, and one prop: the nearer wins. */
export const SomeWords: Story = {
  args: { messages: { progressSegments: { position: 'Schritt {value} von {count}' } } },
  render: (args) => (
    <I18nProvider {...args}>
      <div className="lali:grid lali:max-w-[36rem] lali:gap-8">
        <ProgressSegments value={2} max={3} />
        <ProgressSegments value={2} max={3} labels={{ position: 'Teil {value}' }} />
      </div>
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Schritt 2 von 3')).toBeVisible();
    await expect(canvas.getByText('Teil 2')).toBeVisible();
  },
};
