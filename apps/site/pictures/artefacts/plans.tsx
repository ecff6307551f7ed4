import type { ComponentProps } from 'react';
import { plans } from '../../content/workshop-artefacts.ts';
import { Paper, written } from './paper.tsx';

/** A card in a register, which has one for each participant. */
export function Plans({ className = '', ...rest }: ComponentProps<'div'>) {
  return (
    <div aria-hidden="true" className={className} {...rest}>
      <span className="lali:flex lali:gap-1 lali:ps-4">
        {plans.tabs.map((initial, i) => (
          <span
            key={initial}
            className={`lali:type-small lali:rounded-t-md lali:border lali:border-b-0 lali:border-line lali:px-3 lali:py-1 ${
              i === 0 ? 'lali:font-semibold lali:surface-raised' : 'lali:text-soft'
            }`}
          >
            {initial}
          </span>
        ))}
      </span>
      <Paper>
        <div className="lali:p-5">
          <span className="lali:type-subheading">{plans.title}</span>
          {plans.lines.map(({ when, text }) => (
            <span key={when} className="lali:block lali:border-b lali:border-control lali:pt-3 lali:pb-1">
              <span className="lali:type-small lali:block lali:text-soft">{when}</span>
              <span className={written}>{text}</span>
            </span>
          ))}
          <span className="lali:mt-4 lali:block lali:border-s-4 lali:border-highlight lali:ps-3 lali:font-semibold">
            {plans.coach}
          </span>
        </div>
      </Paper>
    </div>
  );
}
