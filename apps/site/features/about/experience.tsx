import { Container, Heading, Section, Text } from '@laliaflia/ui';
import type { ReactNode } from 'react';
import { experience } from '../../content/pages/about.ts';
import { CountedCells } from './counted-cells.tsx';

const titleId = 'experience';
const { title, lead, stats, fields } = experience;

/** A table of numbers, each drawn as so many cells; the last one is small enough to be written out. */
export function Experience() {
  return (
    <Section tone="raised" space="section" aria-labelledby={titleId}>
      <Container>
        <Heading level={2} id={titleId}>
          {title}
        </Heading>
        <Text look="lead" tone="soft" className="lali:mt-4">
          {lead}
        </Text>
        <dl className="lali:mt-10 lali:border-t-2 lali:border-current">
          {stats.map((stat) => (
            <Line key={stat.label} {...stat}>
              <CountedCells count={Number.parseInt(stat.value, 10)} />
            </Line>
          ))}
          <Line {...fields}>
            <Text as="span" className="lali:type-subheading lali:block lali:text-balance">
              {fields.names.join(', ')}
            </Text>
          </Line>
        </dl>
      </Container>
    </Section>
  );
}

interface LineProps {
  value: string;
  label: string;
  note: string;
  children: ReactNode;
}

function Line({ value, label, note, children }: LineProps) {
  return (
    <div className="lali:grid lali:gap-x-6 lali:gap-y-4 lali:border-b lali:border-soft lali:py-6 lali:@3xl:grid-cols-12">
      <dt className="lali:flex lali:min-w-0 lali:items-baseline lali:gap-x-5 lali:@3xl:col-span-5">
        <strong className="lali:type-title lali:w-[2.5em] lali:shrink-0 lali:leading-none">{value}</strong>
        <span className="lali:min-w-0">
          <span className="lali:block lali:font-semibold">{label}</span>
          <span className="lali:type-small lali:block lali:text-soft">{note}</span>
        </span>
      </dt>
      <dd className="lali:min-w-0 lali:self-center lali:@3xl:col-span-7">{children}</dd>
    </div>
  );
}
