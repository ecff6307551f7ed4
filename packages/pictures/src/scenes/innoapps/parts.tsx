import { type IconProps, StrokeIcon } from '../../shared/icon.tsx';
import { Phone, type PhoneProps } from '../../shared/phone.tsx';
import { app, tones } from './apps.tsx';

const paths = {
  back: 'M14 5l-7 7 7 7',
  next: 'M10 5l7 7-7 7',
  down: 'M6 10l6 6 6-6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  plus: 'M12 5v14M5 12h14',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  search: 'M11 5a6 6 0 1 0 0 12a6 6 0 1 0 0-12m4.5 10.5L20 20',
  clock: 'M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16m0 4v4.5l3 2',
  swap: 'M5 8h13l-3.5-3.5M19 16H6l3.5 3.5',
  warn: 'M12 4L2.5 20h19zM12 10v4.5m0 2.5v.01',
  pin: 'M12 21s7-6.5 7-11.5a7 7 0 0 0-14 0C5 14.5 12 21 12 21m0-14a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5',
  leaf: 'M5 19C4 9 10 4 20 4c0 10-5 15-13 13m-2 2c2-5 5-8 9-10',
  bag: 'M5 8h14v12H5zM9 8V6a3 3 0 0 1 6 0v2',
  share: 'M12 15V4m-4 4l4-4 4 4M5 13v7h14v-7',
} as const;

export type IconName = keyof typeof paths;

export const Icon = ({ name, ...rest }: IconProps<IconName>) => (
  <StrokeIcon strokeWidth="2.2" round={false} {...rest} drawing={paths[name]} />
);

/** Every app of the family stands on the same frame; only the accent is its own. */
export const AppPhone = ({ of, ...rest }: { of: string } & Pick<PhoneProps, 'time' | 'children'>) => (
  <Phone {...rest} className={`phone ${of.toLowerCase()}`} style={tones(app(of))} />
);

interface FaceProps {
  skin: string;
  hair: string;
  cloth: string;
  ground: string;
  cut: 'bob' | 'crop' | 'bun' | 'curls';
  size: number;
}

const cuts = {
  bob: {
    behind: 'M12 34V19A12 12 0 0 1 36 19V34Z',
    front: 'M14 20A10 10 0 0 1 34 20C27 20 23 18 21 14C20 18 17 20 14 20Z',
  },
  crop: { behind: '', front: 'M14 21V17A10 10 0 0 1 24 8H29A6 6 0 0 1 34 14V21L32 16H19L16 17Z' },
  bun: {
    behind: 'M19 7A5.5 5.5 0 1 1 30 7A5.5 5.5 0 1 1 19 7Z',
    front: 'M14 21V19A10 10 0 0 1 34 19V21C33 16 29 13 24 13C19 13 15 16 14 21Z',
  },
  curls: {
    behind: 'M12 24A6 6 0 0 1 12 14A7 7 0 0 1 20 7A7 7 0 0 1 30 7.5A7 7 0 0 1 36.5 15A6 6 0 0 1 36 24Z',
    front: 'M14 19A4 4 0 0 1 19 14A4 4 0 0 1 25 13A4 4 0 0 1 31 14A4 4 0 0 1 34 19V15L28 9H20L14 14Z',
  },
} as const;

/** A colleague out of the same blocks: quarter shoulders, a straight neck, a square jaw with round corners. */
export function Face({ skin, hair, cloth, ground, cut, size }: FaceProps) {
  const { behind, front } = cuts[cut];
  return (
    <svg className="face" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <path d="M0 0H48V48H0Z" fill={ground} />
      <path d={behind} fill={hair} />
      <path d="M4 48A14 13 0 0 1 18 36H30A14 13 0 0 1 44 48Z" fill={cloth} />
      <path d="M19.5 27H28.5V36A4.5 5 0 0 1 19.5 36Z" fill={`color-mix(in oklab, ${skin}, #5a2a1e 22%)`} />
      <path d="M15 16A9 4 0 0 1 33 16V23.5A9 9 0 0 1 15 23.5Z" fill={skin} />
      <path d="M18.5 20.2h3.5M26 20.2h3.5" stroke={hair} strokeWidth="1.3" />
      <path d="M20.3 22.8v1M27.7 22.8v1" stroke="#1b1a22" strokeWidth="1.6" strokeLinecap="round" />
      <path
        d="M24 23v3h1.6"
        stroke={`color-mix(in oklab, ${skin}, #5a2a1e 38%)`}
        strokeWidth="1"
        fill="none"
      />
      <path
        d="M21 28.5A4 3 0 0 0 27 28.5"
        stroke="#7d2f2a"
        strokeWidth="1.3"
        fill="none"
        strokeLinecap="round"
      />
      <path d={front} fill={hair} />
    </svg>
  );
}
