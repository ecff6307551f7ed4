import {
  Button,
  Container,
  DescriptionList,
  Heading,
  Link,
  Section,
  type SectionProps,
  Text,
} from '@laliaflia/ui';
import { tools } from '../../../content/pages/ai-lab.ts';
import { at, grownFill, takenFill } from '../../../pictures/cells.tsx';

const titleId = 'lab-assessment';

/** Its first question, with what each answer counts and why. */
export function LabAssessment(rest: SectionProps) {
  const { title, text, facts, actions, counted } = tools.assessment;
  const [start, skills] = actions;
  return (
    <Section aria-labelledby={titleId} {...rest}>
      <Container className="lali:grid lali:gap-x-6 lali:gap-y-10 lali:@4xl:grid-cols-12">
        <div className="lali:min-w-0 lali:@4xl:col-span-4">
          <Heading level={2} id={titleId}>
            {title}
          </Heading>
          <Text tone="soft" className="lali:mt-4">
            {text}
          </Text>
          <DescriptionList.Root className="lali:mt-6">
            {facts.map(({ term, value }) => (
              <DescriptionList.Item key={term} term={term}>
                {value}
              </DescriptionList.Item>
            ))}
          </DescriptionList.Root>
          <div className="lali:mt-6 lali:flex lali:flex-wrap lali:items-center lali:gap-4">
            <Button href={start.href}>{start.label}</Button>
            <Link href={skills.href} variant="standalone">
              {skills.label}
            </Link>
          </div>
        </div>
        <div className="lali:min-w-0 lali:@4xl:col-span-7 lali:@4xl:col-start-6">
          <p className="lali:type-heading lali:text-balance">{counted.question}</p>
          <Text tone="soft" className="lali:mt-3">
            {counted.caption}
          </Text>
          <dl className="lali:mt-6">
            {counted.answers.map(({ label, points }, i) => (
              <div
                key={label}
                className="lali:grid lali:gap-x-4 lali:gap-y-1 lali:border-t lali:border-line lali:py-3 lali:@2xl:grid-cols-[9.5rem_minmax(0,1fr)] lali:@2xl:items-center"
              >
                <dt>{label}</dt>
                <dd className="lali:flex lali:items-center lali:gap-3 lali:font-semibold">
                  <Bar points={points} given={i === counted.given} />
                  <span className="lali:type-subheading lali:w-12 lali:text-end">{points}</span>
                </dd>
              </div>
            ))}
          </dl>
          <p className="lali:mt-6 lali:max-w-[34em] lali:border-s-4 lali:border-highlight lali:ps-4">
            {counted.because}
          </p>
          <Text tone="soft" className="lali:mt-4 lali:max-w-[34em]">
            {counted.text}
          </Text>
        </div>
      </Container>
    </Section>
  );
}

const TILES = 10;
const tens = Array.from({ length: TILES }, (_, n) => n);
const [PITCH, TILE] = [34, 28];

/** A tile for ten points. */
function Bar({ points, given }: { points: number; given: boolean }) {
  return (
    <svg
      viewBox={`0 0 ${TILES * PITCH - PITCH + TILE} ${TILE}`}
      aria-hidden="true"
      className="lali:block lali:min-w-0 lali:flex-1 lali:rtl:-scale-x-100"
    >
      {tens.map((n) => {
        const counts = n * 10 < points;
        const inset = counts ? 0 : 1.5;
        const size = TILE - 2 * inset;
        return (
          <rect
            key={n}
            x={n * PITCH + inset}
            y={inset}
            width={size}
            height={size}
            rx={14 - n}
            strokeWidth={counts ? undefined : 2}
            style={at(n / (TILES - 1))}
            className={counts ? (given ? takenFill : grownFill) : 'lali:fill-none lali:stroke-line'}
          />
        );
      })}
    </svg>
  );
}
