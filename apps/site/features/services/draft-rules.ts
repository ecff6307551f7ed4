import { layouts } from './draft-layouts.ts';
import { box, dot, hole, LEFT, type Marks, RIGHT, screen, times, WIDE } from './draft-marks.ts';

/*
 * Fifty ways to set one screen, which tells a driver where to charge a car. Its content stays: a title, places with their
 * names, distances and prices, a map, an action. What differs is the layout, how close it is set, and what comes first.
 */

/** How many of the places a driver sees at once. */
const densities = { airy: 3, even: 4, dense: 6 } as const;

/** What comes first: where it is, what it is called, what it costs, or what to press. */
type Emphasis = 'place' | 'name' | 'price' | 'action';

interface Setting {
  density: keyof typeof densities;
  emphasis: Emphasis;
}

interface Rule extends Setting {
  layout: keyof typeof layouts;
}

/** A draft as two paths. */
interface Draft {
  words: string;
  shapes: string;
}

/** Each layout is set in these five ways. */
const settings: readonly Setting[] = [
  { density: 'even', emphasis: 'place' },
  { density: 'airy', emphasis: 'name' },
  { density: 'dense', emphasis: 'price' },
  { density: 'dense', emphasis: 'name' },
  { density: 'airy', emphasis: 'action' },
];

interface Frame extends Marks {
  /** The room between what stands above a layout and what stands below it. */
  top: number;
  bottom: number;
}

const frames: Readonly<Record<Emphasis, Frame>> = {
  place: {
    top: 29,
    bottom: 79,
    words: [box(LEFT, 23, 24, 2.5), box(0, 11, screen.width, 1), box(30, 0, 1, 19)],
    shapes: [box(0, 18.5, screen.width, 1), dot(18, 9, 3.4)],
  },
  name: {
    top: 25,
    bottom: 79,
    words: [],
    shapes: [box(LEFT, 8, WIDE, 4.5), box(LEFT, 14.5, WIDE * 0.62, 4.5)],
  },
  price: {
    top: 25,
    bottom: 79,
    words: [box(LEFT, 8, 10, 2.5), box(LEFT, 13, 7, 2)],
    // Three large numerals.
    shapes: times(3, (i) => `${box(RIGHT - 23 + i * 8.5, 7, 6, 11)}${hole(RIGHT - 21 + i * 8.5, 9, 2, 7)}`),
  },
  action: {
    top: 16,
    bottom: 65,
    words: [box(LEFT, 8, 26, 2.5)],
    shapes: [`${box(LEFT, 69, WIDE, 10)}${hole(17, 73, 14, 2)}`],
  },
};

/** A map that comes first takes the whole screen. */
const nothing: Frame = { top: 0, bottom: 79, words: [], shapes: [] };

const names = Object.keys(layouts) as (keyof typeof layouts)[];

/**
 * Each layout meets each setting once. From one draft to the next both change, and ten drafts later too, so that none has
 * its like beside it or below it.
 */
const rules: readonly Rule[] = settings.flatMap((_, round) =>
  names.map((_, place) => ({
    layout: names[(3 * place + 2 * round) % names.length] ?? 'list',
    ...(settings[(place + round) % settings.length] as Setting),
  })),
);

const drawn = ({ layout, density, emphasis }: Rule): Draft => {
  const { top, bottom, ...frame } = layout === 'map' && emphasis === 'place' ? nothing : frames[emphasis];
  const { words, shapes } = layouts[layout]({ top, bottom, rows: densities[density] });
  return { words: [...frame.words, ...words].join(''), shapes: [...frame.shapes, ...shapes].join('') };
};

export const drafts: readonly Draft[] = rules.map(drawn);

/** Where the draft with these rules stands among them. */
export const indexOf = (layout: Rule['layout'], emphasis: Emphasis, density: Setting['density']) =>
  rules.findIndex((rule) => rule.layout === layout && rule.emphasis === emphasis && rule.density === density);
