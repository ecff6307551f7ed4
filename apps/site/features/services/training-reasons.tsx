import { Container, Heading, Section, type SectionProps } from '@laliaflia/ui';
import { impact, reasons } from '../../content/pages/innovation-training.ts';

const titleId = 'reasons';
/** Of three numbers the last one is large. */
const satisfied = impact.claims.at(-1);
const counted = impact.claims.slice(0, -1);
const row = [
  'lali:grid',
  'lali:items-baseline',
  'lali:gap-x-12',
  'lali:gap-y-2',
  'lali:border-t',
  'lali:border-line',
  'lali:py-5',
].join(' ');

/** Why a team trains with us, in sentences and in numbers. */
export function TrainingReasons(rest: SectionProps) {
  return (
    <Section tone="raised" aria-labelledby={titleId} {...rest}>
      <Container>
        <Heading level={2} id={titleId}>
          {reasons.title}
        </Heading>
        <ul className="lali:mt-8 lali:[list-style-type:'']">
          {reasons.items.map(({ title, text }) => (
            <li key={title} className={`${row} lali:@4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]`}>
              <h3 className="lali:type-subheading">{title}</h3>
              <p className="lali:text-balance lali:text-soft">{text}</p>
            </li>
          ))}
        </ul>
        <Heading level={2} look="minor" className="lali:mt-12">
          {impact.title}
        </Heading>
        <dl className="lali:mt-4 lali:grid lali:gap-x-12 lali:gap-y-6 lali:@4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lali:@4xl:items-end">
          {satisfied && (
            <div className="lali:flex lali:flex-col-reverse lali:@4xl:row-span-2">
              <dt className="lali:text-soft">{satisfied.label}</dt>
              <dd className="lali:font-display lali:text-[clamp(6rem,13cqi,10rem)] lali:leading-[0.9] lali:font-[640] lali:text-signal">
                {satisfied.value}
              </dd>
            </div>
          )}
          {counted.map(({ value, label }) => (
            <div
              key={label}
              className="lali:flex lali:flex-row-reverse lali:items-baseline lali:justify-end lali:gap-x-4 lali:border-t lali:border-line lali:pt-4"
            >
              <dt className="lali:text-soft">{label}</dt>
              <dd className="lali:type-title lali:text-signal">{value}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </Section>
  );
}
