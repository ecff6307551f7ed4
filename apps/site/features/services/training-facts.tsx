import { Container, Heading, Section, type SectionProps, Text } from '@laliaflia/ui';
import { impact, people, reasons } from '../../content/pages/innovation-training.ts';
import { HourPlan } from './hour-plan.tsx';

const titleId = 'reasons';
const columns = [
  'lali:grid',
  'lali:gap-x-16',
  'lali:gap-y-10',
  'lali:@4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
].join(' ');

/** Why a team trains with us, with a paper from after a training; then who takes part, where, and how many did. */
export function TrainingFacts(rest: SectionProps) {
  return (
    <Section tone="raised" aria-labelledby={titleId} {...rest}>
      <Container>
        <div className={columns}>
          <div className="lali:min-w-0">
            <Heading level={2} id={titleId}>
              {reasons.title}
            </Heading>
            <ul className="lali:mt-8 lali:[list-style-type:'']">
              {reasons.items.map(({ title, text }) => (
                <li key={title} className="lali:border-t lali:border-line lali:py-5">
                  <h3 className="lali:type-subheading">{title}</h3>
                  <p className="lali:mt-2 lali:max-w-[34em] lali:text-soft">{text}</p>
                </li>
              ))}
            </ul>
          </div>
          <HourPlan />
        </div>
        <div className={`lali:mt-14 lali:border-t-2 lali:border-current lali:pt-10 ${columns}`}>
          <div className="lali:min-w-0">
            <Heading level={2}>{people.title}</Heading>
            <Text look="lead" tone="soft" className="lali:mt-4">
              {people.lead}
            </Text>
            <div className="lali:mt-8 lali:grid lali:gap-x-6 lali:gap-y-8 lali:@2xl:grid-cols-2">
              <Names id="audiences" {...people.audiences} />
              <Names id="delivery" {...people.delivery} />
            </div>
          </div>
          <Numbers />
        </div>
      </Container>
    </Section>
  );
}

interface NamesProps {
  id: string;
  title: string;
  items: readonly string[];
}

function Names({ id, title, items }: NamesProps) {
  return (
    <div className="lali:min-w-0">
      <Heading level={3} look="subheading" id={id}>
        {title}
      </Heading>
      <ul aria-labelledby={id} className="lali:mt-2 lali:[list-style-type:'']">
        {items.map((item) => (
          <li key={item} className="lali:py-1">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Of three numbers the last one is large. */
function Numbers() {
  const satisfied = impact.claims.at(-1);
  return (
    <div className="lali:min-w-0">
      <Heading level={2} look="subheading">
        {impact.title}
      </Heading>
      <dl className="lali:mt-4">
        {satisfied && (
          <div className="lali:flex lali:flex-col-reverse lali:pb-5">
            <dt className="lali:text-soft">{satisfied.label}</dt>
            <dd className="lali:font-display lali:text-[clamp(6rem,13cqi,10rem)] lali:leading-[0.9] lali:font-[640] lali:text-signal">
              {satisfied.value}
            </dd>
          </div>
        )}
        {impact.claims.slice(0, -1).map(({ value, label }) => (
          <div
            key={label}
            className="lali:flex lali:flex-row-reverse lali:items-baseline lali:justify-end lali:gap-x-4 lali:border-t lali:border-line lali:py-3"
          >
            <dt className="lali:text-soft">{label}</dt>
            <dd className="lali:type-heading lali:text-signal">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
