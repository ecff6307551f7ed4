import { Heading, Text } from '@laliaflia/ui';
import type { WorkshopPage } from '../../content/pages/workshop-details.ts';

/** What follows a booking, beside its form: one line from step to step. */
export function BookingSteps({ title, steps }: WorkshopPage['after']) {
  return (
    <div className="lali:mt-6">
      <Heading level={3}>{title}</Heading>
      <ol className="lali:mt-6 lali:[list-style-type:'']">
        {steps.map((step, i) => (
          <li
            key={step.title}
            className="lali:group/step lali:relative lali:grid lali:grid-cols-[3.5rem_minmax(0,1fr)] lali:pb-8 lali:last:pb-0"
          >
            <span
              aria-hidden="true"
              className="lali:absolute lali:start-[1.3125rem] lali:top-5 lali:bottom-[-1.25rem] lali:w-0.5 lali:bg-accent-solid lali:group-last/step:hidden"
            />
            <span
              aria-hidden="true"
              className="lali:relative lali:grid lali:size-11 lali:place-items-center lali:rounded-[50%] lali:border-[2.5px] lali:border-accent-solid lali:bg-surface lali:font-semibold lali:text-signal lali:group-last/step:rounded-[18%]"
            >
              {i + 1}
            </span>
            <div className="lali:min-w-0 lali:pt-2">
              <p className="lali:font-semibold lali:wrap-anywhere">{step.title}</p>
              <Text tone="soft">{step.text}</Text>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
