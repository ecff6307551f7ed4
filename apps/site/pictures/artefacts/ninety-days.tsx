import type { ComponentProps } from 'react';
import { plan } from '../../content/workshop-artefacts.ts';
import { marker, Paper, written } from './paper.tsx';

/** A page with four dates, and who of the management has seen it. */
export function NinetyDays(props: ComponentProps<'div'>) {
  const { title, span, steps, seen } = plan;
  return (
    <Paper {...props}>
      <div className="lali:flex lali:h-full lali:flex-col lali:p-5 lali:@xl:px-9 lali:@xl:py-7">
        <span className="lali:flex lali:flex-wrap lali:items-baseline lali:justify-between lali:gap-x-4 lali:border-b-2 lali:border-current lali:pb-3">
          <span className="lali:type-subheading">{title}</span>
          <span className="lali:type-small lali:text-soft">{span}</span>
        </span>
        {steps.map(({ day, date, text }, i) => (
          <span
            key={day}
            className="lali:grid lali:grow lali:gap-x-6 lali:gap-y-1 lali:border-b lali:border-line lali:py-4 lali:@xl:grid-cols-[12rem_minmax(0,1fr)] lali:@xl:items-center"
          >
            <span>
              <span className={`lali:type-heading ${i === steps.length - 1 ? `lali:px-2 ${marker}` : ''}`}>
                {day}
              </span>
              <span className="lali:type-small lali:mt-1 lali:block lali:text-soft">{date}</span>
            </span>
            <span className={`lali:text-[1.1875rem] ${written}`}>{text}</span>
          </span>
        ))}
        <span className="lali:flex lali:flex-wrap lali:items-baseline lali:gap-x-4 lali:pt-4">
          <span className="lali:type-small lali:text-soft">{seen.label}</span>
          <span className={written}>{seen.by}</span>
          <span className="lali:type-small lali:text-soft">{seen.date}</span>
        </span>
      </div>
    </Paper>
  );
}
