import { Container, Heading, Section } from '@laliaflia/ui';
import { strands } from './strand-paths.ts';

interface Step {
  /** Which of the two crafts leads. */
  craft: string;
  title: string;
  text: string;
}

interface TwoStrandsProps {
  title: string;
  lead: string;
  steps: readonly Step[];
}

/** Two crafts as two strands that lead in turn, from the edge of the window to the step in which they are one. */
export function TwoStrands({ title, lead, steps }: TwoStrandsProps) {
  return (
    <Section
      tone="raised"
      space="none"
      className="lali:overflow-x-clip lali:pt-12 lali:pb-(--lali-spacing-section)"
    >
      <Container>
        <div className="lali:flex lali:flex-wrap lali:items-baseline lali:justify-between lali:gap-x-12 lali:gap-y-3">
          <Heading level={2}>{title}</Heading>
          <p className="lali:text-soft">{lead}</p>
        </div>
        <ol className="lali:relative lali:mt-10 lali:grid lali:[list-style-type:''] lali:@5xl:mt-12 lali:@5xl:grid-flow-col lali:@5xl:auto-cols-[minmax(0,1fr)]">
          {steps.map((step, i) => (
            <li
              key={step.title}
              className="lali:relative lali:min-w-0 lali:ps-24 lali:not-last:pb-9 lali:@5xl:ps-0 lali:@5xl:pt-72 lali:@5xl:not-last:pe-6 lali:@5xl:not-last:pb-0"
            >
              <Strands index={i} count={steps.length} />
              <p
                className={`lali:font-semibold ${
                  i === steps.length - 1
                    ? ''
                    : i % 2 === 0
                      ? 'lali:text-secondary-text'
                      : 'lali:text-primary-text'
                }`}
              >
                {step.craft}
              </p>
              <h3 className="lali:type-subheading lali:mt-1">{step.title}</h3>
              <p className="lali:mt-2 lali:max-w-[34em] lali:text-soft">{step.text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}

/** From this step to the next one, and the cell of this step upon the strand that leads. */
function Strands({ index, count }: { index: number; count: number }) {
  const isLast = index === count - 1;
  const round = 12 - (7 * index) / (count - 1);
  return (
    <>
      {index === 0 ? (
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="lali:pointer-events-none lali:absolute lali:top-2 lali:end-full lali:hidden lali:h-60 lali:w-[calc(50cqi-50%)] lali:min-w-[50cqi] lali:overflow-visible lali:@5xl:block"
        >
          <Paths paths={{ first: 'M0 10H100', second: 'M0 90H100' }} />
        </svg>
      ) : null}
      {isLast ? (
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="lali:pointer-events-none lali:absolute lali:start-0 lali:top-2 lali:hidden lali:h-60 lali:w-[calc(100%+50cqi)] lali:overflow-visible lali:@5xl:block"
        >
          {/* Side by side as one, to the edge of the window. */}
          <Paths paths={{ first: 'M0 8.750H100', second: 'M0 11.250H100' }} />
        </svg>
      ) : (
        <>
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="lali:pointer-events-none lali:absolute lali:start-0 lali:top-2 lali:hidden lali:h-60 lali:w-full lali:overflow-visible lali:rtl:-scale-x-100 lali:@5xl:block"
          >
            <Paths paths={strands(index, count, 'across')} />
          </svg>
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="lali:pointer-events-none lali:absolute lali:start-0 lali:top-3 lali:h-full lali:w-16 lali:overflow-visible lali:rtl:-scale-x-100 lali:@5xl:hidden"
          >
            <Paths paths={strands(index, count, 'down')} />
          </svg>
        </>
      )}
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="lali:pointer-events-none lali:absolute lali:start-[calc(4rem*0.9-0.875rem)] lali:-top-0.5 lali:size-7 lali:@5xl:-start-3.5 lali:@5xl:top-[calc(0.5rem+1.5rem-0.875rem)]"
      >
        <rect
          width="24"
          height="24"
          rx={round}
          className={
            isLast
              ? 'lali:fill-highlight lali:forced-colors:fill-[Highlight]'
              : `${index % 2 === 0 ? 'lali:fill-figure-start' : 'lali:fill-figure-end'} lali:forced-colors:fill-[CanvasText]`
          }
        />
        {isLast ? (
          <path
            d="M6.500 12.500 10.500 16.500 17.500 8"
            fill="none"
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="lali:stroke-on-highlight lali:forced-colors:stroke-[HighlightText]"
          />
        ) : null}
      </svg>
    </>
  );
}

function Paths({ paths }: { paths: Record<'first' | 'second', string> }) {
  return (['second', 'first'] as const).map((which) => (
    <path
      key={which}
      d={paths[which]}
      fill="none"
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
      className={
        which === 'first'
          ? 'lali:stroke-figure-start lali:forced-colors:stroke-[CanvasText]'
          : 'lali:stroke-figure-end lali:forced-colors:stroke-[CanvasText]'
      }
    />
  ));
}
