import type { ReactNode } from 'react';
import { type IconProps, StrokeIcon } from '../../shared/icon.tsx';

const steps = ['Brief', 'Directions', 'Wordmark', 'Colours', 'Sheet', 'Files'] as const;

/** Chosen is what stands between crop marks. */
export function Crop() {
  return (
    <span className="crop">
      <i />
      <i />
      <i />
      <i />
    </span>
  );
}

export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg viewBox="0 0 28 28" width={size} height={size} aria-hidden="true">
      <path d="M14 0V28M0 14H28" stroke="currentColor" strokeWidth="2" />
      <circle cx="14" cy="14" r="9" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M14 14V5A9 9 0 0 1 23 14ZM14 14V23A9 9 0 0 1 5 14Z" fill="currentColor" />
    </svg>
  );
}

interface BarProps {
  current: (typeof steps)[number];
  spent: string;
  children?: ReactNode;
}

export function Bar({ current, spent, children }: BarProps) {
  return (
    <header className="bar">
      <p className="house">
        <Mark />
        Markwerk
      </p>
      <p className="job">
        Halm <span>bakery, Tübingen</span>
      </p>
      <ol>
        {steps.map((step) => (
          <li key={step} className={step === current ? 'on' : undefined}>
            {step}
          </li>
        ))}
      </ol>
      <p className="spent">
        {spent} <span>of 10:00</span>
      </p>
      {children}
    </header>
  );
}

interface DialProps {
  name: string;
  /** Hundredths of the way from the left word to the right one. */
  value: number;
  ends: readonly [string, string];
  size: number;
  held?: boolean;
}

const onCircle = (hundredths: number, radius: number) => {
  const angle = ((-225 + hundredths * 2.7) * Math.PI) / 180;
  return [50 + Math.cos(angle) * radius, 50 + Math.sin(angle) * radius].map((each) => each.toFixed(1));
};

export function Dial({ name, value, ends, size, held }: DialProps) {
  const marks = Array.from({ length: 21 }, (_, at) => at * 5);
  return (
    <figure className={held ? 'dial held' : 'dial'}>
      <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
        {marks.map((mark) => (
          <path
            key={mark}
            d={`M${onCircle(mark, mark % 25 === 0 ? 42 : 44.5).join(' ')}L${onCircle(mark, 49).join(' ')}`}
            stroke={mark <= value ? '#1c2010' : '#a9a892'}
            strokeWidth={mark <= value ? 2.2 : 1.4}
          />
        ))}
        <circle
          cx="50"
          cy="50"
          r="34"
          fill={held ? '#1c2010' : '#fbfaf4'}
          stroke="#1c2010"
          strokeWidth="1.5"
        />
        <path
          d={`M${onCircle(value, 14).join(' ')}L${onCircle(value, 30).join(' ')}`}
          stroke={held ? '#d6f04a' : '#1c2010'}
          strokeWidth="5"
        />
      </svg>
      <figcaption>
        <b>{name}</b> <code>{value}</code>
        <span>
          {ends[0]} <i /> {ends[1]}
        </span>
      </figcaption>
    </figure>
  );
}

const paths = {
  check: 'M4 12.5l5 5L20 6.5',
  cross: 'M5 5l14 14M19 5L5 19',
  down: 'M12 4v13m-6-6l6 6 6-6M4 21h16',
  back: 'M14 5l-7 7 7 7',
  plus: 'M12 5v14M5 12h14',
  warn: 'M12 3L2 20.500h20zM12 9v6m0 2.500v.01',
  pen: 'M4 20l1-5L16 4l4 4L9 19z',
  arrow: 'M4 12h16m-6-6l6 6-6 6',
  cursor: 'M5 3l14 8-6 2-3 6z',
  ruler: 'M3 16L16 3l5 5L8 21zM8 11l2 2m1-5l2 2m1-5l2 2',
  node: 'M4 9h6V3H4zm10 12h6v-6h-6zM10 6h4c3 0 3 3 3 9',
  kern: 'M4 4v16M20 4v16M8 12h8M10 9l-3 3 3 3m4-6l3 3-3 3',
  eye: 'M2 12c5-9 15-9 20 0c-5 9-15 9-20 0m10-3a3 3 0 1 0 0 6a3 3 0 1 0 0-6',
} as const;

export const Icon = ({ name, ...rest }: IconProps<keyof typeof paths>) => (
  <StrokeIcon size={22} round={false} {...rest} drawing={paths[name]} />
);
