import type { ReactNode } from 'react';
import { type IconProps, StrokeIcon } from '../../shared/icon.tsx';
import { Face, people } from './face.tsx';

const paths = {
  people:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7M2 20c0-4 3-6 7-6s7 2 7 6M16 4.500a3.500 3.500 0 0 1 0 6.500M18 14.500c3 .7 4 2.600 4 5.500',
  spanner: 'M20 6.500a5 5 0 0 1-6.600 6L6 20l-2.500-2.500L11 10a5 5 0 0 1 6-6.600L14 6.500l.7 2.800 2.800.7z',
  flag: 'M5 21V4h13l-3 4.500 3 4.500H5',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14m5 12l5 5',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.500 2h-15zM10 21h4',
  comment: 'M4 5h16v11H11l-5 4v-4H4z',
  thumb: 'M7 11v9H4v-9zM7 11l4-7c2 0 3 1.500 2.500 3.500L13 10h6l-1.500 8.500L16 20H7',
  save: 'M6 4h12v17l-6-4-6 4z',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10H8',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  close: 'M6 6l12 12M18 6L6 18',
  pin: 'M12 21c4-5 6-8 6-11a6 6 0 0 0-12 0c0 3 2 6 6 11',
  camera: 'M4 8h4l2-3h4l2 3h4v11H4zM12 10.500a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
} as const;

export type IconName = keyof typeof paths;

export const Icon = ({ name, ...rest }: IconProps<IconName>) => (
  <StrokeIcon size={20} {...rest} drawing={paths[name]} />
);

const turns = {
  straight: { way: 'M24 42V8', side: 'M24 26L40 18' },
  right: { way: 'M24 42V25H38', side: 'M24 25V8' },
  left: { way: 'M24 42V27L10 16', side: 'M24 27L40 14' },
  hairpin: { way: 'M16 42V18Q16 8 25 8T34 18V28', side: '' },
  roundabout: { way: 'M24 42V33A9 9 0 0 0 24 15V10', side: 'M33 24H43M15 24H5M24 15A9 9 0 0 0 24 33' },
  keep: { way: 'M24 42V30Q24 22 32 17L38 13', side: 'M24 30Q24 20 14 12' },
} as const;

export type Turn = keyof typeof turns;

/** A junction as a co-driver reads it: come from the dot, leave by the arrow. */
export function Tulip({ turn, size = 48 }: { turn: Turn; size?: number }) {
  const { way, side } = turns[turn];
  return (
    <svg className="tulip" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <defs>
        <marker
          id={`tip-${turn}`}
          viewBox="0 0 10 10"
          refX="5"
          refY="5"
          markerWidth="3.200"
          markerHeight="3.200"
          orient="auto"
        >
          <path d="M0 0l10 5-10 5z" fill="currentColor" />
        </marker>
      </defs>
      <path d={side} fill="none" stroke="currentColor" strokeWidth="2" />
      <path d={way} fill="none" stroke="currentColor" strokeWidth="4" markerEnd={`url(#tip-${turn})`} />
      <circle cx={turn === 'hairpin' ? 16 : 24} cy="42" r="4.500" fill="currentColor" />
    </svg>
  );
}

const entrances = ['My model', 'Repairs', 'Where we meet'] as const;

interface BarProps {
  current?: (typeof entrances)[number] | 'Feed';
  children?: ReactNode;
}

export function Bar({ current, children }: BarProps) {
  return (
    <header className="bar">
      <p className="mark">
        <svg viewBox="0 0 34 28" width="34" height="28" aria-hidden="true">
          <path d="M3 26V17Q3 8 12 8h10q7 0 7-6" fill="none" stroke="#d9f03c" strokeWidth="6" />
        </svg>
        Kurve
      </p>
      <nav>
        {(['Feed', ...entrances] as const).map((name) => (
          <span key={name} className={name === current ? 'on' : undefined}>
            {name}
          </span>
        ))}
      </nav>
      {children}
      <p className="find">
        <Icon name="search" /> A model, a part, a place
      </p>
      <span className="square">
        <Icon name="bell" />
        <b>3</b>
      </span>
      <Face person={people.you} size={40} />
    </header>
  );
}
