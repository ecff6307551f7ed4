/** Bytes by entry, as packages/ui/sizes.json records them. */
export type Sizes = Record<string, number>;

/** The fixed limit of a component, whatever size is recorded. In bytes, as `costOf` measures. */
export const limits: readonly { component: string; entry: string; bytes: number }[] = [
  { component: 'Button', entry: 'button', bytes: 1_500 },
  { component: 'TierCards', entry: 'tier-cards', bytes: 5_000 },
  { component: 'PhoneGallery', entry: 'device-gallery', bytes: 8_000 },
  { component: 'MultiStepForm', entry: 'multi-step-form', bytes: 9_000 },
  { component: 'ChatPanel', entry: 'chat-panel', bytes: 9_000 },
  { component: 'SiteHeader', entry: 'site-header', bytes: 22_000 },
];

/**
 * What a page of any application begins with, bundled together. In bytes; 25 of them are the large label of a field. The
 * short names of classes, which change wherever a class comes or goes, move it by as many.
 */
export const firstPieces = {
  entries: ['navigation-menu', 'dialog', 'accordion', 'button', 'field'],
  bytes: 21_850,
} as const;

/**
 * What the compiled sheet may weigh: with the rules of the pieces that there were when the limit was set
 * (pieces-of-before.ts), and for what each later one adds to the whole. In bytes.
 */
export const sheetLimits = {
  // 40 of them are the rows of a table that stand in lines where it is narrow, and the small band of numbers; 40 more the
  // stage of a poster that a figure fills, and a laptop that is whole in its field.
  before: 21_200,
  added: 600,
  /** A table sorts, selects, sticks and becomes cards; a seat map is a whole screen of an application, drawn in code. */
  addedBy: { table: 645, 'seat-map': 875 } as Readonly<Record<string, number>>,
} as const;

/** How far an entry may grow without a new record: 5 % and a little, so that tiny changes do not count. */
export const allowance = (recorded: number): number => Math.floor(recorded * 1.05 + 100);

export const renewCommand = 'pnpm sizes';

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** What is wrong with an entry's size, or undefined. */
export function complaintAbout(
  name: string,
  measured: number,
  recorded: number | undefined,
): string | undefined {
  if (recorded === undefined) {
    return `${name} is not in packages/ui/sizes.json. Run "${renewCommand}", look at the number, and commit it.`;
  }
  if (measured <= allowance(recorded)) return undefined;
  return `${name} is ${measured} bytes and was ${recorded}; up to ${allowance(recorded)} nobody asks. Make it smaller, or say that it is worth it: run "${renewCommand}" and commit the number.`;
}

/** Recorded, but no longer there. */
export function leftOver(measured: Sizes, recorded: Sizes): string[] {
  return Object.keys(recorded).filter((name) => measured[name] === undefined);
}

/** Adds new entries and removes old ones only: a developer has to decide about a changed size. */
export function withNewEntries(measured: Sizes, recorded: Sizes): Sizes {
  return Object.fromEntries(Object.entries(measured).map(([name, size]) => [name, recorded[name] ?? size]));
}
