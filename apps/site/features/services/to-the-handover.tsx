import { Container, Heading, Section, type SectionProps } from '@laliaflia/ui';
import { process } from '../../content/pages/companies.ts';
import { tenth } from '../../pictures/cells.tsx';
import { Frame, Problem, Us, You } from '../../pictures/who-works.tsx';

const titleId = 'to-the-handover';
const [WIDTH, HEIGHT] = [264, 160];
const MIDDLE = HEIGHT / 2;

/** The team tells its problem, and one of us listens. */
const call = (
  <>
    <You x={46} y={MIDDLE} size={92} />
    <Problem x={132} y={MIDDLE} size={44} />
    <Us x={218} y={MIDDLE} size={92} />
  </>
);

/** One page, with the problem at its head and what is agreed below. */
const proposal = (
  <>
    <Frame x={2} y={2} width={118} height={156} corner={10} />
    <Problem x={38} y={38} size={40} />
    {[92, 74, 84, 52].map((width, n) => (
      <rect
        key={width}
        x="18"
        y={76 + n * 19}
        width={width}
        height="7"
        rx="3.500"
        className="lali:fill-control lali:forced-colors:fill-[CanvasText]"
      />
    ))}
  </>
);

const SEATS = 8;

/** Team and trainers in turn around the problem. */
const work = (
  <>
    <Problem x={MIDDLE} y={MIDDLE} size={64} />
    {Array.from({ length: SEATS }, (_, n) => {
      const angle = (2 * Math.PI * n) / SEATS;
      const place = {
        x: tenth(MIDDLE + 63 * Math.sin(angle)),
        y: tenth(MIDDLE - 63 * Math.cos(angle)),
        size: 32,
      };
      // biome-ignore-start lint/suspicious/noArrayIndexKey: nobody changes places.
      return n % 4 === 0 ? <Us key={n} {...place} /> : <You key={n} {...place} />;
      // biome-ignore-end lint/suspicious/noArrayIndexKey: nobody changes places.
    })}
  </>
);

/** Two of the team stand before the others, and one of us sits beside. */
const handover = (
  <>
    <You x={46} y={42} size={72} />
    <Problem x={108} y={42} size={36} />
    <You x={170} y={42} size={72} />
    {[0, 1, 2, 3].map((n) => (
      <You key={n} x={26 + n * 44} y={134} size={32} />
    ))}
    <Us x={234} y={134} size={32} />
  </>
);

const drawings = [call, proposal, work, handover];

/** Who leads from step to step: first the call, at the end the team itself. */
export function ToTheHandover(rest: SectionProps) {
  return (
    <Section aria-labelledby={titleId} {...rest}>
      <Container>
        <Heading level={2} id={titleId}>
          {process.title}
        </Heading>
        <ol className="lali:mt-10 lali:grid lali:gap-x-12 lali:gap-y-10 lali:[list-style-type:''] lali:@lg:grid-cols-2 lali:@4xl:grid-cols-4">
          {process.steps.map(({ title, text }, i) => (
            <li
              key={title}
              className="lali:grid lali:min-w-0 lali:grid-cols-[minmax(0,2fr)_minmax(0,5fr)] lali:content-start lali:gap-x-6 lali:@lg:grid-cols-[minmax(0,1fr)]"
            >
              <svg
                viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
                aria-hidden="true"
                className="lali:block lali:w-full lali:rtl:-scale-x-100"
              >
                {drawings[i]}
              </svg>
              <div className="lali:min-w-0 lali:@lg:mt-6">
                <h3 className="lali:type-subheading lali:flex lali:gap-x-3">
                  <span aria-hidden="true" className="lali:text-signal">
                    {i + 1}
                  </span>
                  <span className="lali:min-w-0">{title}</span>
                </h3>
                <p className="lali:mt-2 lali:max-w-[34em] lali:text-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
