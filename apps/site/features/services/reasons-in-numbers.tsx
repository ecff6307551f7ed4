import { Container, Heading, Section } from '@laliaflia/ui';

interface ReasonsInNumbersProps {
  reasons: { title: string; items: readonly { title: string; text: string }[] };
  impact: { title: string; claims: readonly { value: string; label: string }[] };
}

/** Why, in sentences; beside them the numbers that stand for it. */
export function ReasonsInNumbers({ reasons, impact }: ReasonsInNumbersProps) {
  return (
    <Section tone="raised">
      <Container>
        <div className="lali:grid lali:gap-x-16 lali:gap-y-14 lali:@4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="lali:min-w-0">
            <Heading level={2}>{reasons.title}</Heading>
            <ul className="lali:mt-8 lali:border-b lali:border-soft lali:[list-style-type:'']">
              {reasons.items.map(({ title, text }) => (
                <li key={title} className="lali:border-t lali:border-soft lali:py-6">
                  <h3 className="lali:type-subheading">{title}</h3>
                  <p className="lali:mt-2 lali:max-w-[34em] lali:text-soft">{text}</p>
                </li>
              ))}
            </ul>
          </div>
          <div className="lali:min-w-0">
            <Heading level={2} look="subheading">
              {impact.title}
            </Heading>
            <dl className="lali:mt-8 lali:grid lali:gap-y-8">
              {impact.claims.map(({ value, label }) => (
                <div key={label} className="lali:flex lali:flex-col-reverse">
                  <dt className="lali:text-soft">{label}</dt>
                  <dd className="lali:type-hero lali:text-signal">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </Container>
    </Section>
  );
}
