import type { ComponentProps } from 'react';
import { schedule } from '../../content/workshop-artefacts.ts';
import { Paper, written } from './paper.tsx';

/** A week, an experiment and a name in each row. */
export function Schedule(props: ComponentProps<'div'>) {
  return (
    <Paper {...props}>
      <div className="lali:px-5 lali:pt-5 lali:pb-3">
        <span className="lali:type-subheading lali:block lali:border-b-2 lali:border-current lali:pb-3">
          {schedule.title}
        </span>
        {schedule.rows.map(({ week, text, who }) => (
          <span
            key={week}
            className="lali:grid lali:grid-cols-[minmax(0,1fr)_3.5rem] lali:items-baseline lali:gap-x-4 lali:border-b lali:border-line lali:py-3 lali:last:border-b-0 lali:@lg:grid-cols-[7rem_minmax(0,1fr)_3.5rem]"
          >
            <span className="lali:type-small lali:col-span-2 lali:text-soft lali:@lg:col-span-1">{week}</span>
            <span className={written}>{text}</span>
            <span className="lali:font-semibold">{who}</span>
          </span>
        ))}
      </div>
    </Paper>
  );
}
