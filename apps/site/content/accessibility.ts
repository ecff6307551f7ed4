import engines from './accessibility/engines.json' with { type: 'json' };
import found from './accessibility/result.json' with { type: 'json' };
import type { Accessibility, OtherEngines } from './schema/facts.ts';

/** What the last whole run of `pnpm a11y` examined. */
export const accessibility: Accessibility = found;

/** What the last whole run of `pnpm engines` visited. */
export const otherEngines: OtherEngines = engines;
