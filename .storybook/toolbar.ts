import type { Preview } from '@storybook/react-vite';
import { brands } from './brands.ts';
import { networks } from './network.ts';

interface Choice {
  /** Title above the menu and in the legend of the Welcome page. */
  name: string;
  /** What the setting changes, for the legend. */
  about: string;
  icon: string;
  items: readonly { value: string; title: string }[];
}

/** The toolbar; the first item of each setting is the default. */
export const toolbar = {
  theme: {
    name: 'Theme',
    about: 'Sets data-theme on the document, as the theme switch of the site does.',
    icon: 'contrast',
    items: [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
    ],
  },
  direction: {
    name: 'Direction',
    about:
      'Sets the writing direction of the document. Everything is laid out by logical properties and turns with it.',
    icon: 'transfer',
    items: [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ],
  },
  language: {
    name: 'Language',
    about:
      'The language of what components say by themselves, of dates and of numbers, by I18nProvider. What the stories say stays as it is.',
    icon: 'globe',
    items: [
      { value: 'en', title: 'English' },
      { value: 'de', title: 'Deutsch' },
    ],
  },
  path: {
    name: 'Path',
    about:
      'Sets data-path: accent and corners together, the primary colour and tight or the secondary colour and round.',
    icon: 'paintbrush',
    items: [
      { value: 'default', title: 'No path' },
      { value: 'design', title: 'Design Skills' },
      { value: 'methods', title: 'Design Methods' },
    ],
  },
  brand: {
    name: 'Brand',
    about: 'Sets data-brand: another brand, made by createTheme from six colours. Those here are samples.',
    icon: 'starhollow',
    items: [
      { value: 'laliaflia', title: 'Our brand' },
      ...Object.entries(brands).map(([value, { title }]) => ({ value, title: `Brand ${title}` })),
    ],
  },
  textSize: {
    name: 'Text size',
    about: 'Sets the font size of the root, as a reader does in the settings of the browser.',
    icon: 'paragraph',
    items: [
      { value: '100-percent', title: 'Text 100 %' },
      { value: '150-percent', title: 'Text 150 %' },
      { value: '200-percent', title: 'Text 200 %' },
    ],
  },
  motion: {
    name: 'Motion',
    about:
      'Answers prefers-reduced-motion for every style sheet and every script on the page, so the components’ own rules decide.',
    icon: 'play',
    items: [
      { value: 'system', title: 'Motion as set' },
      { value: 'reduce', title: 'Motion reduced' },
      { value: 'no-preference', title: 'Motion in full' },
    ],
  },
  forcedColors: {
    name: 'Forced colours',
    about:
      'An emulation: the rules for forced colours apply, the tokens become system colours, shadows go. It cannot show the palette of a visitor; for that, emulate forced-colors in the browser’s developer tools.',
    icon: 'accessibility',
    items: [
      { value: 'none', title: 'Own colours' },
      { value: 'active', title: 'Forced colours, emulated' },
    ],
  },
  network: {
    name: 'Network',
    about:
      'What becomes of a form in the stories called “Over the network”: it arrives, arrives late, or fails. Send again after a change.',
    icon: 'lightning',
    items: networks.map((value) => ({ value, title: `Network ${value}` })),
  },
} as const satisfies Record<string, Choice>;

export type ToolbarName = keyof typeof toolbar;

const entries = Object.entries(toolbar) as [ToolbarName, Choice][];

export const globalTypes: NonNullable<Preview['globalTypes']> = Object.fromEntries(
  entries.map(([key, { name, icon, items }]) => [
    key,
    { description: name, toolbar: { title: name, icon, dynamicTitle: true, items: [...items] } },
  ]),
) as NonNullable<Preview['globalTypes']>;

export const initialGlobals: Record<string, string> = Object.fromEntries(
  entries.map(([key, { items }]) => [key, items[0]?.value ?? '']),
);
