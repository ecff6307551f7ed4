import { shellOptions, withoutOptimizing } from '@laliaflia/tooling/browser.ts';
import { journeysEngine } from '@laliaflia/tooling/engine.ts';

/** Which engine runs the journeys: `pnpm test --browser firefox`. The other projects are Chromium's alone. */
export const engine = journeysEngine();

const { args: switches = [], ...browser } = shellOptions();
/** A word is as wide on every machine, so that a distance can be measured to the pixel. */
const args = [...switches, withoutOptimizing, '--font-render-hinting=none'];

export const withPictures = { ...browser, args };

const isChromium = engine === 'chromium';

/**
 * For journeys in which nobody looks. To fetch, decode and draw the pictures takes a fifth of their processor time, and to draw
 * the rest in its full size a twentieth.
 */
export const unseen = isChromium
  ? {
      launchOptions: { ...browser, args: [...args, '--blink-settings=imagesEnabled=false'] },
      deviceScaleFactor: 0.25,
    }
  : {};

/** For journeys to which pictures matter; the others have none. */
export const pictures = isChromium ? { launchOptions: withPictures, deviceScaleFactor: 1 } : {};

/** For journeys to which motion matters: the others ask for less of it, which takes a fifth of their processor time. */
export const motion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
