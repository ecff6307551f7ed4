import { Container, Heading, Section, type SectionProps, Text } from '@laliaflia/ui';
import type { ReactNode } from 'react';
import { reasons, record } from '../../content/pages/ux-ui-design.ts';

const titleId = 'one-project';

/** What one project gives; beside it one part of a design system, with the finding, the reason and the date on it. */
export function OneRecord(rest: SectionProps) {
  return (
    <Section aria-labelledby={titleId} {...rest}>
      <Container>
        <Heading level={2} id={titleId}>
          {reasons.title}
        </Heading>
        <Text look="lead" tone="soft" className="lali:mt-4 lali:max-w-[34em]">
          {reasons.lead}
        </Text>
        <div className="lali:mt-10 lali:grid lali:gap-x-16 lali:gap-y-10 lali:@4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lali:@4xl:items-center">
          <Sheet />
          <ol className="lali:grid lali:gap-y-8 lali:[list-style-type:'']">
            {reasons.items.map(({ title, text, points }, i) => (
              <li key={title} className="lali:flex lali:min-w-0 lali:gap-x-4">
                <Mark number={i + 1} />
                <div className="lali:min-w-0">
                  <h3 className="lali:type-subheading">{title}</h3>
                  <p className="lali:mt-2 lali:text-soft">{text}</p>
                  <ul className="lali:mt-2 lali:[list-style-type:'']">
                    {points.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </Container>
    </Section>
  );
}

/** In the picture and beside the reason that it shows. */
function Mark({ number }: { number: number }) {
  return (
    <span
      aria-hidden="true"
      className="lali:grid lali:size-8 lali:shrink-0 lali:place-items-center lali:rounded-full lali:bg-highlight lali:font-semibold lali:text-on-highlight lali:forced-colors:border"
    >
      {number}
    </span>
  );
}

function Row({ number, children }: { number: number; children: ReactNode }) {
  return (
    <div className="lali:flex lali:gap-x-4 lali:border-t lali:border-line lali:py-6">
      <Mark number={number} />
      <div className="lali:min-w-0 lali:flex-1">{children}</div>
    </div>
  );
}

/** What is printed on the sheet. */
function Note({ children }: { children: ReactNode }) {
  return <span className="lali:type-small lali:block lali:text-soft">{children}</span>;
}

/** What somebody has said or decided. */
function Written({ by, children }: { by: 'ux' | 'ui'; children: ReactNode }) {
  return (
    <span
      className={`lali:block lali:text-[1.1875rem] lali:leading-snug lali:font-medium ${by === 'ux' ? 'lali:text-secondary-text' : 'lali:text-primary-text'}`}
    >
      {children}
    </span>
  );
}

function Sheet() {
  const { finding, field, states, schedule } = record;
  return (
    <div
      role="img"
      aria-label={record.alt}
      className="lali:rounded-card lali:border lali:border-line lali:surface-raised lali:px-6 lali:pt-6 lali:@3xl:px-9 lali:@3xl:pt-7"
    >
      <div className="lali:flex lali:flex-wrap lali:items-baseline lali:justify-between lali:gap-x-4 lali:pb-5">
        <span className="lali:type-subheading">{record.title}</span>
        <span className="lali:type-small lali:text-soft">{record.number}</span>
      </div>
      <Row number={1}>
        <Note>{finding.when}</Note>
        <Written by="ux">{finding.said}</Written>
        <span className="lali:mt-5 lali:block">
          <Note>{field.when}</Note>
        </span>
        <span className="lali:mt-2 lali:flex lali:gap-3">
          {field.parts.map(({ label, value }, i) => (
            <span key={label} className={i === 2 ? 'lali:w-1/3' : 'lali:w-1/4'}>
              <span className="lali:type-small lali:block lali:font-semibold">{label}</span>
              <span className="lali:mt-1 lali:block lali:rounded-control lali:border-2 lali:border-primary-text lali:px-3 lali:py-2">
                {value}
              </span>
            </span>
          ))}
        </span>
      </Row>
      <Row number={2}>
        <Note>{states.why}</Note>
        <Written by="ui">{states.reason}</Written>
        <span className="lali:mt-4 lali:grid lali:grid-cols-2 lali:gap-3 lali:@3xl:grid-cols-4">
          {states.examples.map(({ name, value }, i) => (
            <Note key={name}>
              <span
                className={`lali:mb-1 lali:block lali:rounded-control lali:border-2 lali:px-3 lali:py-2 ${stateLooks[i] ?? ''}`}
              >
                {value}
                {i === CARET ? (
                  <span className="lali:inline-block lali:h-5 lali:w-[3px] lali:bg-highlight lali:align-middle lali:forced-colors:bg-[CanvasText]" />
                ) : null}
              </span>
              {name}
            </Note>
          ))}
        </span>
      </Row>
      <Row number={3}>
        <Note>{schedule.plan}</Note>
        <Schedule />
        <span className="lali:mt-3 lali:block">
          <Note>{schedule.moved}</Note>
        </span>
      </Row>
    </div>
  );
}

const stateLooks = [
  'lali:border-control',
  ['lali:border-primary-text', 'lali:text-text'].join(' '),
  ['lali:border-danger-text', 'lali:text-danger-text'].join(' '),
  ['lali:border-secondary-text', 'lali:text-text'].join(' '),
];
/** The state in which somebody types. */
const CARET = 1;

const [DAYS, PITCH, SIZE] = [20, 24, 16];
/** Which day the release was planned for, and which it is after the test; counted from 0. */
const [PLANNED, RELEASE] = [15, 18];

/** Both crafts day by day on one plan, and a release that moves by days. */
function Schedule() {
  return (
    <svg
      viewBox={`0 0 ${DAYS * PITCH} 64`}
      aria-hidden="true"
      className="lali:mt-3 lali:block lali:w-full lali:rtl:-scale-x-100"
    >
      {Array.from({ length: RELEASE }, (_, day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the days never change places.
        <g key={day} className="lali:forced-colors:fill-[CanvasText]">
          <rect
            x={day * PITCH}
            y="6"
            width={SIZE}
            height={SIZE}
            rx={SIZE / 2}
            className="lali:fill-figure-start lali:forced-colors:fill-[CanvasText]"
          />
          <rect
            x={day * PITCH}
            y="38"
            width={SIZE}
            height={SIZE}
            rx="4"
            className="lali:fill-figure-end lali:forced-colors:fill-[CanvasText]"
          />
        </g>
      ))}
      <path
        d={`M${PLANNED * PITCH - 4} 0V64`}
        strokeWidth="3"
        strokeDasharray="6 5"
        className="lali:fill-none lali:stroke-control lali:forced-colors:stroke-[CanvasText]"
      />
      <rect
        x={RELEASE * PITCH}
        y="6"
        width={SIZE + PITCH}
        height="48"
        rx="8"
        className="lali:fill-highlight lali:forced-colors:fill-[Highlight]"
      />
    </svg>
  );
}
