import type { CSSProperties } from 'react';
import { Blocks } from './blocks.tsx';

export interface App {
  name: string;
  purpose: string;
  accent: string;
  pop: string;
  icon: readonly [string, string];
  version: string;
  /** Parts used, of forty. */
  parts: number;
  state?: 'retired' | 'work';
}

type TeamName = 'Customers' | 'Field service' | 'Staff' | 'Shops';

export const teams: readonly { team: TeamName; lead: string; apps: readonly App[] }[] = [
  {
    team: 'Customers',
    lead: 'Ines Marquardt',
    apps: [
      {
        name: 'Signal',
        purpose: 'Wi-Fi, room by room',
        accent: '#0b7a6b',
        pop: '#ffd04a',
        icon: ['f0w .', 'i0p .'],
        version: '3.2',
        parts: 22,
      },
      {
        name: 'Roam',
        purpose: 'Data abroad',
        accent: '#e8562a',
        pop: '#ffd04a',
        icon: ['q3p q0p', 'h2wd h2wd'],
        version: '2.6',
        parts: 19,
      },
      {
        name: 'Tally',
        purpose: 'The bill, explained',
        accent: '#2b3f8c',
        pop: '#f08a5d',
        icon: ['b0w s0w', 's0l s0p'],
        version: '1.8',
        parts: 14,
        state: 'retired',
      },
      {
        name: 'Swap',
        purpose: 'Old phone for new',
        accent: '#c2386b',
        pop: '#ffd04a',
        icon: ['q0w q1p', 'q3p q2w'],
        version: '2.1',
        parts: 21,
      },
    ],
  },
  {
    team: 'Field service',
    lead: 'Jan Okafor',
    apps: [
      {
        name: 'Round',
        purpose: 'A technician’s day',
        accent: '#2c7a3d',
        pop: '#ffd04a',
        icon: ['r3w r0w', 'r2w c0p'],
        version: '4.0',
        parts: 26,
      },
      {
        name: 'Fix',
        purpose: 'Report a fault',
        accent: '#a3243b',
        pop: '#ff9a76',
        icon: ['t3w s0w', 's0p t1p'],
        version: '3.4',
        parts: 17,
      },
      {
        name: 'Ladder',
        purpose: 'Safe before you climb',
        accent: '#c77700',
        pop: '#1b1a22',
        icon: ['. q3w', 'q3k s0w'],
        version: '2.2',
        parts: 15,
      },
      {
        name: 'Van',
        purpose: 'What is in the van',
        accent: '#4d5b68',
        pop: '#ffb454',
        icon: ['q3w s0w', 'c0p c0p'],
        version: '1.9',
        parts: 18,
      },
    ],
  },
  {
    team: 'Staff',
    lead: 'Mirela Ionescu',
    apps: [
      {
        name: 'Lunch',
        purpose: 'No queue at noon',
        accent: '#f2b41c',
        pop: '#e0452b',
        icon: ['l0p h0w', 'q2k q1k'],
        version: '3.0',
        parts: 20,
      },
      {
        name: 'Shift',
        purpose: 'Swap a shift',
        accent: '#cc3824',
        pop: '#ffc857',
        icon: ['q3w q0p', 'q2d q1w'],
        version: '2.4',
        parts: 16,
      },
      {
        name: 'Desk',
        purpose: 'A place to work',
        accent: '#1583ad',
        pop: '#ffd04a',
        icon: ['c0p .', 'n3w n0w'],
        version: '1.7',
        parts: 17,
      },
      {
        name: 'Ride',
        purpose: 'Share the way home',
        accent: '#5f8a14',
        pop: '#1b1a22',
        icon: ['q3w q0w', 'c0k c0k'],
        version: '1.3',
        parts: 15,
        state: 'retired',
      },
    ],
  },
  {
    team: 'Shops',
    lead: 'Tobias Renner',
    apps: [
      {
        name: 'Queue',
        purpose: 'Your turn, by text',
        accent: '#8046b5',
        pop: '#ffd04a',
        icon: ['c0p c0w', 'c0w c0w'],
        version: '2.8',
        parts: 13,
      },
      {
        name: 'Stock',
        purpose: 'Is it on the shelf',
        accent: '#9a5a22',
        pop: '#ffc46b',
        icon: ['t0w c0p', 's0p q0w'],
        version: '2.0',
        parts: 18,
      },
      {
        name: 'Counter',
        purpose: 'A time with a person',
        accent: '#2364b8',
        pop: '#ff9f68',
        icon: ['q3w q0w', 'b2p b2p'],
        version: '0.5',
        parts: 19,
        state: 'work',
      },
    ],
  },
];

export const all = teams.flatMap(({ apps }) => apps);

export function app(name: string): App {
  const found = all.find((each) => each.name === name);
  if (!found) throw new Error(`The family has no app "${name}".`);
  return found;
}

/** The four tones that an accent gives, for everything inside. */
export const tones = ({ accent, pop }: App) =>
  ({
    '--a': accent,
    '--p': pop,
    '--d': `color-mix(in oklab, ${accent}, #150d1f 48%)`,
    '--m': `color-mix(in oklab, ${accent}, #fff 48%)`,
    '--l': `color-mix(in oklab, ${accent}, #fff 82%)`,
  }) as CSSProperties;

export function AppIcon({ of, size }: { of: App; size: number }) {
  return (
    <span
      className={`app-icon ${of.state ?? ''}`}
      style={{
        ...tones(of),
        width: size,
        height: size,
        borderRadius: `${size / 16}px ${size / 4}px ${size / 16}px ${size / 16}px`,
      }}
    >
      <Blocks rows={of.icon} width={size * 0.6} />
    </span>
  );
}
