import type { ComponentProps } from 'react';
import { question } from '../../content/workshop-artefacts.ts';
import { Paper } from './paper.tsx';

/** One question in large letters, those that it began with, and everybody who agreed. */
export function Question(props: ComponentProps<'div'>) {
  return (
    <Paper {...props}>
      <div className="lali:p-5 lali:@xl:p-9">
        {question.earlier.map((text) => (
          <span key={text} className="lali:block lali:text-soft lali:line-through">
            {text}
          </span>
        ))}
        <span className="lali:type-title lali:mt-4 lali:block lali:text-balance">{question.agreed}</span>
        <span className="lali:mt-6 lali:flex lali:flex-wrap lali:items-baseline lali:gap-x-2 lali:gap-y-2 lali:@xl:gap-x-3 lali:border-t-2 lali:border-current lali:pt-4">
          <span className="lali:type-small lali:w-full lali:text-soft lali:@xl:w-auto lali:@xl:pe-3">
            {question.by}
          </span>
          {question.initials.map((initial) => (
            <span
              key={initial}
              className="lali:min-w-6 lali:@xl:min-w-8 lali:border-b lali:border-control lali:text-[1.1875rem] lali:font-medium"
            >
              {initial}
            </span>
          ))}
        </span>
      </div>
    </Paper>
  );
}
