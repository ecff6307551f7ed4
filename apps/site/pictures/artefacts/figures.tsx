import type { ComponentProps } from 'react';
import { figures } from '../../content/workshop-artefacts.ts';

/** A screen on the wall: where three figures stand, began and should end. */
export function Figures({ className = '', ...rest }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden="true"
      className={`lali:@container lali:flex lali:flex-col lali:rounded-md lali:border lali:border-control lali:p-6 lali:surface-inverse ${className}`}
      {...rest}
    >
      <span className="lali:type-small lali:block lali:pb-4 lali:text-soft">{figures.title}</span>
      {figures.items.map(({ value, label, note }) => (
        <span
          key={value}
          className="lali:grid lali:grow lali:grid-cols-[6rem_minmax(0,1fr)] lali:items-center lali:border-t lali:border-soft lali:py-4 lali:last:pb-0"
        >
          <span className="lali:type-title lali:tabular-nums">{value}</span>
          <span>
            <span className="lali:block lali:leading-snug lali:font-semibold">{label}</span>
            <span className="lali:type-small lali:block lali:text-soft">{note}</span>
          </span>
        </span>
      ))}
    </div>
  );
}
