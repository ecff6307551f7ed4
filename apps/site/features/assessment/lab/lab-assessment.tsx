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
import { Solid } from '../solid.tsx';

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
          <p className="lali:font-display lali:text-[2rem] lali:leading-[1.08] lali:font-[640] lali:text-balance">
            {counted.question}
          </p>
          <Text tone="soft" className="lali:mt-3">
            {counted.caption}
          </Text>
          <dl className="lali:mt-3">
            {counted.answers.map(({ label, points }, i) => (
              <div
                key={label}
                className="lali:grid lali:gap-x-4 lali:gap-y-1 lali:pt-4 lali:@2xl:grid-cols-[9.5rem_minmax(0,1fr)] lali:@2xl:items-end"
              >
                <dt
                  className={
                    i === counted.given
                      ? 'lali:font-semibold lali:@2xl:pb-1'
                      : 'lali:text-soft lali:@2xl:pb-1'
                  }
                >
                  {label}
                </dt>
                <Counted points={points} isGiven={i === counted.given} />
                {i === counted.given ? (
                  <dd className="lali:mt-1 lali:pb-2 lali:font-semibold lali:@2xl:col-start-2">
                    {counted.because}
                  </dd>
                ) : null}
              </div>
            ))}
          </dl>
          <Text tone="soft" className="lali:mt-8 lali:max-w-[34em]">
            {counted.text}
          </Text>
        </div>
      </Container>
    </Section>
  );
}

/** Stands on its track, with its points where it ends. */
function Counted({ points, isGiven }: { points: number; isGiven: boolean }) {
  return (
    <dd
      className={`lali:flex lali:items-end lali:gap-x-3 lali:border-b-2 lali:border-line ${isGiven ? '' : 'lali:text-soft'}`}
    >
      {points === 0 ? null : (
        <Solid
          category="discovery"
          length={`calc((100% - 4rem) * ${points / 100})`}
          className={`lali:h-9 lali:rounded-t-[8px] ${isGiven ? '' : 'lali:opacity-40'}`}
        />
      )}
      <span className="lali:pb-1 lali:font-display lali:text-[2rem] lali:leading-none lali:font-[640]">
        {points}
      </span>
    </dd>
  );
}
