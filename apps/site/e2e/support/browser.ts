import { shellOptions, withoutOptimizing } from '@laliaflia/tooling/browser.ts';
import { journeysEngine } from '@laliaflia/tooling/engine.ts';

/** Which engine runs the journeys: `pnpm test --browser firefox`. The other projects are Chromium's alone. */
export const engine = journeysEngine();

const { args: switches = [], ...browser } = shellOptions();
/** A word is as wide on every machine, so that a distance can be measured to the pixel. */
const args = [...switches, withoutOptimizing, '--font-render-hinting=none'];

export const withPictures = { ...browser, args };

/** To fetch, decode and draw them takes a fifth of a journey's processor time. */
export const withoutPictures = { ...browser, args: [...args, '--blink-settings=imagesEnabled=false'] };

/** For journeys to which pictures matter; the others have none. */
export const pictures = { launchOptions: engine === 'chromium' ? withPictures : {} };

/** For journeys to which motion matters: the others ask for less of it, which takes a fifth of their processor time. */
export const motion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
