/* biome-ignore-all lint/a11y/noRedundantRoles: Safari forgets what a table is once its display is no longer one. */
/* biome-ignore-all lint/a11y/useSemanticElements: the elements are those of a table; the roles only repeat them. */
import { Button, Container, Heading, Text } from '@laliaflia/ui';
import type { ReactNode } from 'react';
import type { sides, teaser } from '../../content/pages/innovators-dna.ts';
import { Slider } from './slider.tsx';

type TwoSidesProps = typeof sides & { asked: typeof teaser };

const line = [
  'lali:grid',
  'lali:grid-cols-2',
  'lali:gap-x-6',
  'lali:@3xl:grid-cols-[minmax(0,3fr)_minmax(0,5fr)_minmax(0,3fr)]',
  'lali:@3xl:gap-x-10',
  'lali:@5xl:grid-cols-[minmax(0,2fr)_minmax(0,5fr)_minmax(0,2fr)]',
  'lali:@5xl:gap-x-14',
].join(' ');

/** Two kinds of people face each other, and a slider of each row shows where between the two somebody stands. */
export function TwoSides({ title, lead, ends: [from, to], between, rows, example, asked }: TwoSidesProps) {
  return (
    <Container>
      <Heading level={2} id="sides">
        {title}
      </Heading>
      <Text tone="soft" className="lali:mt-4">
        <span className="lali:block lali:max-w-[30em]">{lead}</span>
      </Text>
      <table role="table" aria-labelledby="sides" className="lali:mt-10 lali:block lali:@3xl:mt-14">
        <thead role="rowgroup" className="lali:block">
          <tr role="row" className={`lali:pb-4 ${line}`}>
            <End>{from}</End>
            <th role="columnheader" scope="col" className="lali:hidden lali:@3xl:block">
              <span className="lali:sr-only">{between}</span>
            </th>
            <End>{to}</End>
          </tr>
        </thead>
        <tbody role="rowgroup" className="lali:block">
          {rows.map(({ label, values: [first, second], at }, i) => (
            <tr
              key={label}
              role="row"
              className={`lali:gap-y-1 lali:py-5 lali:@max-3xl:border-t lali:@max-3xl:border-line lali:@3xl:min-h-32 ${line}`}
            >
              <Value>{first}</Value>
              <th role="rowheader" scope="row" className="lali:contents lali:font-normal lali:text-soft">
                <span className="lali:row-start-1 lali:self-end lali:@max-3xl:col-span-full lali:text-start">
                  {label}
                </span>
                <Slider value={at} before={rows[i - 1]?.at} after={rows[i + 1]?.at} />
              </th>
              <Value>{second}</Value>
            </tr>
          ))}
        </tbody>
      </table>
      <Text tone="soft" className="lali:type-small lali:mt-4">
        <span className="lali:block lali:max-w-[30em]">{example}</span>
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

function End({ children }: { children: string }) {
  return (
    <th
      role="columnheader"
      scope="col"
      className="lali:type-subheading lali:block lali:text-start lali:last:text-end lali:@3xl:text-[clamp(1.625rem,3cqi,2.25rem)]"
    >
      {children}
    </th>
  );
}

function Value({ children }: { children: ReactNode }) {
  return (
    <td
      role="cell"
      className="lali:block lali:row-start-2 lali:font-semibold lali:text-balance lali:last:text-end lali:@3xl:text-[clamp(1.25rem,2cqi,1.5rem)] lali:@3xl:leading-tight lali:@3xl:last:col-start-3 lali:@3xl:last:row-span-2 lali:@3xl:last:row-start-1 lali:@3xl:last:self-center"
    >
      {children}
    </td>
  );
}
