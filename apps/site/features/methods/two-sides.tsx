/* biome-ignore-all lint/a11y/noRedundantRoles: Safari forgets what a table is once its display is no longer one. */
/* biome-ignore-all lint/a11y/useSemanticElements: the elements are those of a table; the roles only repeat them. */
import { Button, Container, Heading, Text } from '@laliaflia/ui';
import type { ReactNode } from 'react';
import type { sides, teaser } from '../../content/pages/innovators-dna.ts';
import { Cell, tenth } from '../../pictures/cells.tsx';

const STEPS = 9;
const PITCH = 40;
const SIZE = 30;

type TwoSidesProps = typeof sides & { asked: typeof teaser };

/** Two kinds of people face each other: a sentence begins, and between its two ends lie the steps from one to the other. */
export function TwoSides({ title, lead, ends: [from, to], between, rows, example, asked }: TwoSidesProps) {
  return (
    <Container>
      <Heading level={2} id="sides">
        {title}
      </Heading>
      <Text tone="soft" className="lali:mt-4">
        {lead}
      </Text>
      <table role="table" aria-labelledby="sides" className="lali:mt-10 lali:block">
        <thead role="rowgroup" className="lali:block">
          <Line className="lali:pb-4">
            <End>{from}</End>
            <th role="columnheader" scope="col" className="lali:hidden lali:@3xl:block">
              <span className="lali:sr-only">{between}</span>
            </th>
            <End>{to}</End>
          </Line>
        </thead>
        <tbody role="rowgroup" className="lali:block lali:border-b lali:border-line">
          {rows.map(({ label, values: [first, second], at }) => (
            <Line key={label} className="lali:border-t lali:border-line lali:py-5">
              <Value>{first}</Value>
              <th role="rowheader" scope="row" className="lali:contents lali:font-normal lali:text-soft">
                <span className="lali:col-span-full lali:row-start-1 lali:text-start">{label}</span>
                <Steps at={at} />
              </th>
              <Value>{second}</Value>
            </Line>
          ))}
        </tbody>
      </table>
      <Text tone="soft" className="lali:type-small lali:mt-4">
        {example}
      </Text>
      <div className="lali:mt-12 lali:grid lali:gap-x-12 lali:gap-y-6 lali:@4xl:grid-cols-[minmax(0,1fr)_auto] lali:@4xl:items-end">
        <div>
          <Heading level={2} look="subheading">
            {asked.title}
          </Heading>
          <Text look="lead" tone="soft" className="lali:mt-4 lali:max-w-[32em]">
            {asked.text}
          </Text>
        </div>
        <div className="lali:flex lali:flex-wrap lali:gap-3">
          {asked.actions.map(({ href, label }) => (
            <Button key={href} href={href}>
              {label}
            </Button>
          ))}
        </div>
      </div>
    </Container>
  );
}

function Line({ className, children }: { className: string; children: ReactNode }) {
  return (
    <tr
      role="row"
      className={`lali:grid lali:grid-cols-2 lali:gap-x-6 lali:gap-y-3 lali:@3xl:grid-cols-3 lali:@3xl:items-center lali:@3xl:gap-x-12 ${className}`}
    >
      {children}
    </tr>
  );
}

function End({ children }: { children: string }) {
  return (
    <th role="columnheader" scope="col" className="lali:type-subheading lali:block lali:text-start">
      {children}
    </th>
  );
}

function Value({ children }: { children: string }) {
  return (
    <td
      role="cell"
      className="lali:block lali:font-semibold lali:row-start-3 lali:@3xl:row-start-2 lali:@3xl:text-[1.25rem] lali:@3xl:leading-tight"
    >
      {children}
    </td>
  );
}

/** From a living cell to a tile of the grid; the one in yellow is where somebody stands. */
function Steps({ at }: { at: number }) {
  return (
    <svg
      viewBox={`0 0 ${(STEPS - 1) * PITCH + SIZE} ${SIZE}`}
      aria-hidden="true"
      className="lali:row-start-2 lali:block lali:h-auto lali:@max-3xl:col-span-2 lali:w-full lali:rtl:-scale-x-100"
    >
      {Array.from({ length: STEPS }, (_, n) => (
        <Cell
          // biome-ignore lint/suspicious/noArrayIndexKey: steps keep their order.
          key={n}
          x={n * PITCH + SIZE / 2}
          y={SIZE / 2}
          size={SIZE}
          built={tenth(n / (STEPS - 1))}
          {...(n === at ? { kind: 'taken' as const } : {})}
        />
      ))}
    </svg>
  );
}
