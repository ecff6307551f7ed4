import { Container, Heading, Section, type SectionProps, Text } from '@laliaflia/ui';
import type { ReactNode } from 'react';
import { expectations } from '../../content/pages/contact.ts';
import { at, Cell, cornerOf, grownStroke } from '../../pictures/cells.tsx';

const PITCH = 40;
const SIZE = 32;
/** As high as all three are drawn. */
const HEIGHT = 3 * PITCH;
const titleId = 'what-to-expect';

const { hours, minutes, counted } = expectations.drawn;

const drawings = [
  <Tiles key="hours" count={hours} builtOf={(n) => n / (hours - 1)} />,
  // Of the call, each row is one of its parts.
  <Tiles key="minutes" count={minutes} builtOf={(n) => Math.floor((3 * n) / minutes) / 2} />,
  <Proposal key="page" />,
];

/** What follows a message, to scale: the hours until the answer, the minutes of the call, and the one page after it. */
export function WhatToExpect(rest: SectionProps) {
  return (
    <Section aria-labelledby={titleId} {...rest}>
      <Container>
        <Heading level={2} id={titleId}>
          {expectations.title}
        </Heading>
        <ol className="lali:mt-10 lali:grid lali:gap-x-6 lali:gap-y-12 lali:@4xl:gap-y-0 lali:[list-style-type:''] lali:@3xl:mt-14 lali:@4xl:grid-cols-[4fr_5fr_3fr]">
          {expectations.steps.map(({ title, text }, i) => (
            <li
              key={title}
              className="lali:grid lali:min-w-0 lali:content-start lali:border-t lali:border-line lali:pt-5 lali:@4xl:row-span-4 lali:@4xl:grid-rows-subgrid"
            >
              <Heading level={3}>{title}</Heading>
              <Text tone="soft" className="lali:mt-2 lali:@4xl:pe-6">
                {text}
              </Text>
              <div className="lali:pt-8">{drawings[i]}</div>
              <Text look="small" tone="soft" className="lali:mt-3">
                {counted[i]}
              </Text>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}

function Drawn({ width, children }: { width: number; children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      aria-hidden="true"
      style={{ aspectRatio: `${width} / ${HEIGHT}` }}
      className="lali:block lali:h-24 lali:max-w-full lali:rtl:-scale-x-100"
    >
      {children}
    </svg>
  );
}

interface TilesProps {
  count: number;
  builtOf: (n: number) => number;
}

/** In three rows; the last is the one in which it happens. */
function Tiles({ count, builtOf }: TilesProps) {
  const columns = Math.ceil(count / 3);
  return (
    <Drawn width={columns * PITCH}>
      {Array.from({ length: count }, (_, n) => (
        <Cell
          // biome-ignore lint/suspicious/noArrayIndexKey: time keeps its order.
          key={n}
          x={(n % columns) * PITCH + SIZE / 2}
          y={Math.floor(n / columns) * PITCH + PITCH / 2}
          size={SIZE}
          built={builtOf(n)}
          {...(n === count - 1 && { kind: 'taken' as const })}
        />
      ))}
    </Drawn>
  );
}

/** A page with its scope, a date and a price. */
function Proposal() {
  return (
    <Drawn width={100}>
      <rect
        x={2}
        y={4}
        width={86}
        height={HEIGHT - 8}
        rx={cornerOf(40, 1)}
        strokeWidth={4}
        style={at(1)}
        className={grownStroke}
      />
      {[54, 40, 48].map((width, line) => (
        <path
          key={width}
          d={`M18 ${28 + line * 17}h${width}`}
          strokeWidth={6}
          strokeLinecap="round"
          style={at(1)}
          className={grownStroke}
        />
      ))}
      <Cell x={64} y={92} size={SIZE} built={1} kind="taken" />
    </Drawn>
  );
}
