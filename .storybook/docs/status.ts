import type { Facts } from '../../packages/ui/scripts/docs/facts.ts';

/** What the tests read of a story; only what is asked for here. */
export interface TestedStory {
  parameters: {
    a11y?: { test?: string };
    chromatic?: { disableSnapshot?: boolean };
  };
  storyGlobals?: { direction?: string; textSize?: string; viewport?: { value?: string } | string };
}

/** A mode in which the component is tested, and how far. */
export interface Tested {
  mode: string;
  result: string;
}

const stories = (count: number) => (count === 1 ? '1 story' : `${count} stories`);

/**
 * The modes that the tests really run, as vitest.setup.ts and the component's own tests have them. A mode without a
 * test is named as such.
 */
export function statusOf(
  { keys, arrows, forcedColours }: Pick<Facts, 'keys' | 'arrows' | 'forcedColours'>,
  all: readonly TestedStory[],
): Tested[] {
  const count = (wanted: (story: TestedStory) => boolean) => all.filter(wanted).length;
  const axe = count(({ parameters }) => parameters.a11y?.test !== 'off');
  const dark = count(({ parameters }) => parameters.chromatic?.disableSnapshot === false);
  const rtl = count(({ storyGlobals }) => storyGlobals?.direction === 'rtl');
  const large = count(({ storyGlobals }) => storyGlobals?.textSize === '200-percent');
  const or = (tested: number, says: string) => (tested > 0 ? says : 'Not tested by a story of its own');
  return [
    { mode: 'Rules of axe, light', result: or(axe, `${stories(axe)}, no violation`) },
    { mode: 'Contrast, dark', result: or(dark, `${stories(dark)}, no violation`) },
    {
      mode: 'Right to left',
      result: or(
        rtl + Number(arrows),
        [rtl > 0 && stories(rtl), arrows && 'arrow keys'].filter(Boolean).join(', '),
      ),
    },
    { mode: 'Keys', result: keys ? 'Pressed in its tests' : 'No keys of its own are tested' },
    { mode: 'Text at 200 %', result: or(large, stories(large)) },
    {
      mode: 'Forced colours',
      result: forcedColours ? 'Looked at in its tests' : 'Not tested by a story of its own',
    },
    { mode: 'Without scripts', result: 'Every story is rendered on a server' },
    { mode: 'Another language', result: 'Every story is mounted in German' },
  ];
}
