import type { ReactNode } from 'react';
import { type IconProps, StrokeIcon } from '../../shared/icon.tsx';

const paths = {
  train:
    'M6 16V6a3 3 0 0 1 3-3h6a3 3 0 0 1 3 3v10a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2m0-5h12M9 14.500h.01m5.990 0h.01M8 18l-2 3m10-3l2 3',
  ferry: 'M3 13h18l-3 6H6zm3 0V8h10l2 5M9 8V4h4v4M2 21.500q2.500-1.500 5 0t5 0 5 0 5 0',
  bed: 'M3 6v13m0-4h18v4M3 12h18v3M7 12V9h5a3 3 0 0 1 3 3',
  bus: 'M5 17V6a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v11zm0-5h14M8 17v3m8-3v3',
  walk: 'M13 4.500h.01M9 21l2-6-2-3 1-5 4 1 1 3 3 1M11 15l4 2 1 4',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  warn: 'M12 4l9 16H3zm0 6v4m0 3h.01',
  chain:
    'M10 14l4-4M8 11l-2.500 2.500a3.500 3.500 0 0 0 5 5L13 16m-2-8l2.500-2.500a3.500 3.500 0 0 1 5 5L16 13',
  basket: 'M4 9h16l-2 10H6zM8 9l4-6 4 6',
  swap: 'M4 8h14l-4-4M20 16H6l4 4',
  leaf: 'M5 19C5 9 11 5 20 4c0 10-4 15-11 15-2 0-4-1-4-1m0 2c2-5 5-8 9-10',
  lift: 'M5 3h14v18H5zM9 10l3-3 3 3m-6 4l3 3 3-3',
  key: 'M8 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8m3 2l9-9m-3 3l3 3',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8m-8 9c0-4 3-6 8-6s8 2 8 6',
  arrow: 'M4 12h15m-5-5l5 5-5 5',
  sea: 'M2 8q2.500-3 5 0t5 0 5 0 5 0M2 15q2.500-3 5 0t5 0 5 0 5 0',
  dog: 'M12 12.500c-3 0-5.500 3-5.500 5.200S8.600 20 12 20s5.500 0 5.500-2.300-2.500-5.200-5.500-5.200M6.500 9.500v1M10 6v1.500M14 6v1.500M17.500 9.500v1',
  bike: 'M6 18a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7m12 0a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7M6 14.500l4-7h5l3 7m-8-7l4 7H6M9 7.500H7.500',
  fire: 'M12 3c1 4 5 6 5 11a5 5 0 0 1-10 0c0-2 1-3 2-4 0 2 1 3 2 3 1-3-1-6 1-10',
  close: 'M6 6l12 12M18 6L6 18',
} as const;

export type IconName = keyof typeof paths;

export const Icon = ({ name, ...rest }: IconProps<IconName>) => (
  <StrokeIcon size={20} {...rest} drawing={paths[name]} />
);

const steps = ['Connection', 'Bed', 'Basket', 'On the way'] as const;

interface FrameProps {
  step: (typeof steps)[number];
  count: number;
  className: string;
  children: ReactNode;
}

export function Frame({ step, count, className, children }: FrameProps) {
  return (
    <main className={`screen ${className}`}>
      <header className="bar">
        <b className="mark">
          <svg viewBox="0 0 34 20" width="34" height="20" aria-hidden="true">
            <path
              d="M7 3h8a7 7 0 0 1 0 14H7A7 7 0 0 1 7 3m12 0h8a7 7 0 0 1 0 14h-8"
              fill="none"
              stroke="currentColor"
              strokeWidth="4"
            />
          </svg>
          reisewerk
        </b>
        <ol>
          {steps.map((name) => (
            <li key={name} className={name === step ? 'on' : undefined}>
              {name}
            </li>
          ))}
        </ol>
        <span className="who">
          <Icon name="person" /> Hanne Voss
        </span>
        <span className="basket-count">
          <Icon name="basket" /> Basket <b>{count}</b>
        </span>
      </header>
      {children}
    </main>
  );
}

export type Mode = 'train' | 'ferry' | 'bus' | 'bed' | 'walk';

export interface Leg {
  mode: Mode;
  from: string;
  to: string;
  name: string;
}

export const minutes = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

interface ChainProps {
  legs: readonly Leg[];
  /** The hour at the left edge, and how many pixels an hour is wide. */
  start: number;
  hour: number;
  /** Shorter changes than this are marked. */
  least: number;
}

/** A connection to scale: what moves is filled, what waits is a coupling with its minutes. */
export function Chain({ legs, start, hour, least }: ChainProps) {
  const at = (time: string) => ((minutes(time) - start * 60) / 60) * hour;
  return (
    <div className="chain">
      {legs.map(({ mode, from, to, name }, index) => {
        const next = legs[index + 1];
        const wait = next ? minutes(next.from) - minutes(to) : 0;
        return (
          <span key={from}>
            <span className={`leg ${mode}`} style={{ left: at(from), width: at(to) - at(from) }}>
              <Icon name={mode} size={18} /> {name}
            </span>
            {next && (
              <span
                className={wait < least ? 'gap tight' : 'gap'}
                style={{ left: at(to), width: at(next.from) - at(to) }}
              >
                {wait > 0 && <small>{wait}′</small>}
              </span>
            )}
          </span>
        );
      })}
    </div>
  );
}
