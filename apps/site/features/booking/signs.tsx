import type { ReactNode } from 'react';
import type { Workshop } from '../../content/schema/offers.ts';
import { plan, question } from '../../content/workshop-artefacts.ts';
import { marker, Paper } from '../../pictures/artefacts/paper.tsx';
import { Peek } from '../../pictures/artefacts/peek.tsx';
import { Prototype } from '../../pictures/artefacts/prototype.tsx';

function AskedQuestion() {
  return (
    <Paper>
      <div className="lali:p-5">
        <span className="lali:type-subheading lali:block lali:border-b-2 lali:border-current lali:pb-4 lali:text-balance">
          {question.agreed}
        </span>
        <span className="lali:mt-3 lali:flex lali:flex-wrap lali:gap-x-2 lali:font-medium lali:text-primary-text">
          {question.initials.map((initial) => (
            <span key={initial}>{initial}</span>
          ))}
        </span>
      </div>
    </Paper>
  );
}

function Days() {
  return (
    <Paper>
      <div className="lali:px-5 lali:pt-5 lali:pb-2">
        <span className="lali:type-subheading lali:block lali:border-b-2 lali:border-current lali:pb-3">
          {plan.title}
        </span>
        {plan.steps.map(({ day, date }, i) => (
          <span
            key={day}
            className="lali:flex lali:flex-wrap lali:justify-between lali:gap-x-4 lali:border-b lali:border-line lali:py-2 lali:last:border-b-0"
          >
            <span
              className={`lali:font-semibold ${i === plan.steps.length - 1 ? `lali:px-1 ${marker}` : ''}`}
            >
              {day}
            </span>
            <span className="lali:text-soft">{date}</span>
          </span>
        ))}
      </div>
    </Paper>
  );
}

/** What each workshop is known by: one thing that is taken home, in brief. */
export const signs: Readonly<Record<Workshop['id'], ReactNode>> = {
  ignite: <AskedQuestion />,
  deep: (
    <Peek>
      <Prototype />
    </Peek>
  ),
  engine: <Days />,
};
