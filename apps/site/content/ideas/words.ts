import type { FigureIconName } from '@laliaflia/ui';
import type { Method } from './types.ts';

const icons = {
  laliaflia: 'spiral',
  'applied-imagination': 'branch',
  'innovators-dna': 'wave',
} as const satisfies Record<Method, FigureIconName>;

/** What stands around the ideas. Fetched with them. */
export const listed = {
  title: (challenge: string) => `Five starting points for “${shortened(challenge)}”`,
  kept: 'Kept on this device',
  keptLabels: {
    ready: { one: '{count} idea kept', other: '{count} ideas kept' },
    // Beside the five of today, whose buttons are called by their numbers too.
    idea: 'idea {position} of those kept',
  },
  method: (name: string) => `The method behind it: ${name}`,
  icons,
  link: {
    label: 'Copy link to these five',
    copied: 'Link copied. It holds your challenge behind its #, a part that browsers keep to themselves.',
    failed: 'The browser does not allow copying here. This is the link:',
  },
} as const;

const longest = 90;

function shortened(text: string): string {
  const line = text.replace(/[.\s]+$/, '');
  return line.length <= longest ? line : `${line.slice(0, longest - 1).trimEnd()}…`;
}
