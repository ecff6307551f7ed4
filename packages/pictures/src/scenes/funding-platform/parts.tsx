import type { ReactNode } from 'react';
import { type IconProps, StrokeIcon } from '../../shared/icon.tsx';
import { type Officer, Portrait } from './clerk.tsx';

const paths = {
  check: 'M5 12.500l4.500 4.500L19 7.500',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M15 5l-7 7 7 7',
  cloud: 'M7 18a4 4 0 0 1-.5-8 6 6 0 0 1 11.500 1.500A3.300 3.300 0 0 1 17.500 18zM9.500 13.500l2 2 3.500-4',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  clip: 'M16 7l-7.500 7.500a2 2 0 0 0 3 3L19 10a4 4 0 0 0-6-6l-7.500 7.500a6 6 0 0 0 8.500 8.500L20 14',
  eye: 'M2 12s4-6.500 10-6.500S22 12 22 12s-4 6.500-10 6.500S2 12 2 12m10-2.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5',
  phone:
    'M6 3h4l1.500 5-2.500 1.500a12 12 0 0 0 5.500 5.500L16 12.500l5 1.500v4c0 2-1 3-3 3C10 20 4 14 3 6c0-2 1-3 3-3',
  warn: 'M12 4l9 16H3zM12 10v5M12 17.500h.01',
  text: 'M3 18L8 6l5 12M4.700 14h6.600M15 18l3-7 3 7m-5-2.300h4',
  scale: 'M12 4v16M7 20h10M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z',
  plus: 'M12 5v14M5 12h14',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14m5 12l5 5',
} as const;

export type IconName = keyof typeof paths;

export const Icon = ({ name, ...rest }: IconProps<IconName>) => (
  <StrokeIcon size={20} {...rest} drawing={paths[name]} />
);

/** Fine waves as on a bond: two families of strands that part, cross and meet again. */
export function Guilloche({ width, height, lines = 9 }: { width: number; height: number; lines?: number }) {
  const middle = height / 2;
  const waves = Math.max(4, Math.round(width / 94));
  const step = width / waves;
  const strands = Array.from({ length: lines * 2 }, (_, strand) => {
    const start = strand < lines ? 0 : -step / 2;
    const lift = ((strand % lines) / (lines - 1) - 0.5) * 2 * (height - 12);
    const begin = `M${start} ${middle}Q${start + step / 2} ${(middle - lift).toFixed(1)} ${start + step} ${middle}`;
    return begin + Array.from({ length: waves }, () => `t${step} 0`).join('');
  });
  return (
    <svg
      className="guilloche"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <path d={strands.join('')} fill="none" stroke="currentColor" strokeWidth="1" />
    </svg>
  );
}

export function Mark() {
  return (
    <p className="mark">
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <path fill="#e6b84c" d="M2 8h11l3 4h14v16H2z" />
        <path
          fill="none"
          stroke="#2a1c0a"
          strokeWidth="2"
          d="M2 20q4.500-6 9.300 0t9.300 0 9.400 0M2 20q4.500 6 9.300 0t9.300 0 9.400 0"
        />
      </svg>
      Fördera
    </p>
  );
}

export function Top({ officer, children }: { officer: Officer; children: ReactNode }) {
  return (
    <header className="top">
      <Mark />
      {children}
      <span className="sight">
        <Icon name="text" size={24} /> Reading aids
      </span>
      <p className="who">
        {officer.name}
        <Portrait officer={officer} size={44} />
      </p>
    </header>
  );
}
