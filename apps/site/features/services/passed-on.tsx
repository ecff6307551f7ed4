import { Container, Heading, Section, type SectionProps } from '@laliaflia/ui';
import { impact, passedOn, reasons, voices } from '../../content/pages/innovation-training.ts';
import { Cell } from '../../pictures/cells.tsx';

const titleId = 'passed-on';
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
const { quote, name, role } = voices.items[0];
const [SIZE, GAP, ROWS] = [40, 8, 2];
const PITCH = SIZE + GAP;
/** She and her colleagues are as large as two rows of those who come after. */
const LARGE = ROWS * PITCH - GAP;

interface PeopleProps {
  count: number;
  rows: number;
  size: number;
  /** Who teaches, counted from 0. */
  teachers: readonly number[];
}

/** A round cell learns, a tile teaches. */
function People({ count, rows, size, teachers }: PeopleProps) {
  const columns = count / rows;
  const pitch = size + GAP;
  return (
    <svg
      viewBox={`0 0 ${columns * pitch - GAP} ${LARGE}`}
      aria-hidden="true"
      className="lali:block lali:w-full lali:rtl:-scale-x-100"
    >
      {Array.from({ length: count }, (_, n) => {
        const teaches = teachers.includes(n);
        return (
          <Cell
            // biome-ignore lint/suspicious/noArrayIndexKey: nobody changes places.
            key={n}
            x={size / 2 + (n % columns) * pitch}
            y={size / 2 + Math.floor(n / columns) * pitch}
            size={size}
            built={teaches ? 1 : 0}
            {...(teaches ? { kind: 'taken' as const } : {})}
          />
        );
      })}
    </svg>
  );
}

const { day, since } = passedOn;
const groups = [
  { ...day, people: <People count={day.people + 1} rows={1} size={LARGE} teachers={[0]} /> },
  { ...since, people: <People count={since.people} rows={ROWS} size={SIZE} teachers={since.teachers} /> },
];

/** What became of one training, told and counted; below it why, in sentences and in numbers. */
export function PassedOn(rest: SectionProps) {
  return (
    <Section tone="raised" aria-labelledby={titleId} {...rest}>
      <Container>
        <h2 id={titleId} className="lali:sr-only">
          {voices.title}
        </h2>
        <figure>
          <blockquote className="lali:type-heading lali:max-w-[24em] lali:text-balance lali:before:content-[open-quote] lali:after:content-[close-quote]">
            {quote}
          </blockquote>
          <figcaption className="lali:mt-5">
            <span className="lali:font-semibold">{name}</span>, {role}
          </figcaption>
        </figure>
        <dl className="lali:mt-10 lali:grid lali:gap-x-12 lali:gap-y-8 lali:@3xl:grid-cols-[280fr_952fr]">
          {groups.map(({ when, who, people }, i) => (
            <div key={when} className={i === 0 ? 'lali:@max-3xl:w-1/2' : undefined}>
              <dt>
                {people}
                <span className="lali:mt-4 lali:block lali:font-semibold">{when}</span>
              </dt>
              <dd className="lali:text-soft">{who}</dd>
            </div>
          ))}
        </dl>
        <div className="lali:mt-14 lali:border-t lali:border-soft lali:pt-12">
          <Heading level={2}>{reasons.title}</Heading>
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
        </div>
      </Container>
    </Section>
  );
}
