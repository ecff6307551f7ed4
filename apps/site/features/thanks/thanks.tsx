import { Container, Heading, Link, Section, Text } from '@laliaflia/ui';
import { type ReactNode, useId } from 'react';
import { stepsTitle, type ThankYouContent } from '../../content/pages/thank-you.ts';

interface ThanksProps extends Pick<ThankYouContent, 'title' | 'message' | 'payment' | 'path' | 'steps'> {
  /** Decoration beside the words. */
  figure: ReactNode;
}

/** What has arrived, and below it when which of the next three steps happens. */
export function Thanks({ title, message, payment, path, steps, figure }: ThanksProps) {
  const titleId = useId();
  const stepsId = useId();
  return (
    <Section
      tone={path === 'methods' ? 'secondary' : 'primary'}
      space="none"
      data-path={path}
      aria-labelledby={titleId}
      className="lali:py-12 lali:lg:py-16"
    >
      <Container>
        <div className="lali:grid lali:grid-cols-[6rem_minmax(0,1fr)] lali:items-center lali:gap-x-5 lali:gap-y-6 lali:@2xl:grid-cols-12 lali:@2xl:gap-x-6">
          <Heading level={1} id={titleId} className="lali:col-span-2 lali:@2xl:col-span-8 lali:@2xl:self-end">
            {title}
          </Heading>
          <div className="lali:col-start-2 lali:min-w-0 lali:@2xl:col-span-8 lali:@2xl:col-start-1 lali:@2xl:self-start">
            <Text look="lead">
              {message}
              {payment ? (
                <>
                  {' '}
                  {payment.text}{' '}
                  <Link href={payment.href} tone="current">
                    {payment.label}
                  </Link>
                </>
              ) : null}
            </Text>
          </div>
          <div
            aria-hidden="true"
            className="lali:pointer-events-none lali:col-start-1 lali:row-start-2 lali:rtl:-scale-x-100 lali:@2xl:col-span-3 lali:@2xl:col-start-10 lali:@4xl:col-start-9 lali:@2xl:row-span-2 lali:@2xl:row-start-1"
          >
            {figure}
          </div>
        </div>
        <h2 id={stepsId} className="lali:sr-only">
          {stepsTitle}
        </h2>
        <ol
          aria-labelledby={stepsId}
          className="lali:mt-12 lali:grid lali:gap-x-6 lali:[list-style-type:''] lali:@4xl:mt-16 lali:@4xl:grid-cols-3"
        >
          {steps.map((step, i) => (
            <li
              key={step.title}
              className="lali:group/step lali:relative lali:grid lali:grid-cols-[3.5rem_minmax(0,1fr)] lali:pb-9 lali:last:pb-0 lali:@4xl:row-span-4 lali:@4xl:grid-cols-1 lali:@4xl:grid-rows-subgrid lali:@4xl:pb-0"
            >
              {/* The line begins behind its mark and runs to the next one. */}
              <span
                aria-hidden="true"
                className="lali:absolute lali:start-[1.3125rem] lali:top-5 lali:bottom-[-1.25rem] lali:w-0.5 lali:bg-current lali:group-last/step:hidden lali:@4xl:start-5 lali:@4xl:end-[-2.75rem] lali:@4xl:top-[1.3125rem] lali:@4xl:bottom-auto lali:@4xl:h-0.5 lali:@4xl:w-auto"
              />
              <Mark at={i} of={steps.length} />
              <div className="lali:min-w-0 lali:pt-1 lali:@4xl:contents">
                <Heading
                  level={3}
                  look="heading"
                  className="lali:text-balance lali:@4xl:mt-6 lali:@4xl:pe-6 lali:@4xl:text-[2.5rem]"
                >
                  {step.when}
                </Heading>
                <Text weight="strong" className="lali:mt-3">
                  {step.title}
                </Text>
                <Text tone="soft" className="lali:mt-1 lali:@4xl:pe-6">
                  {step.text}
                </Text>
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}

/** From a round cell to the square tile at the end, which is what one waits for. */
function Mark({ at, of }: { at: number; of: number }) {
  const isLast = at === of - 1;
  return (
    <span
      aria-hidden="true"
      style={{ borderRadius: `${50 - (36 * at) / Math.max(1, of - 1)}%` }}
      className={`lali:relative lali:grid lali:size-11 lali:place-items-center lali:font-semibold ${
        isLast ? 'lali:surface-highlight' : 'lali:border-2 lali:border-current lali:bg-(--lali-surface)'
      }`}
    >
      {at + 1}
    </span>
  );
}
