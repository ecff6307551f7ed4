import found from './accessibility/result.json' with { type: 'json' };
import type { Accessibility } from './schema/facts.ts';

/** What the last whole run of `pnpm a11y` examined. */
export const accessibility: Accessibility = found;
