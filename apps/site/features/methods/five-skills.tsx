import { Container, Heading, Section, type SectionProps, Text } from '@laliaflia/ui';
import type { skills } from '../../content/pages/innovators-dna.ts';
import { at, grownStroke } from '../../pictures/cells.tsx';
import { skillDrawings } from './skill-drawings.tsx';

/** Four skills collect, and the strand of each leads into the fifth, which connects what they have found. */
export function FiveSkills({ title, lead, items, ...rest }: typeof skills & SectionProps) {
  const last = items.length - 1;
  return (
    <Section aria-labelledby="skills" {...rest}>
      <Container>
        <Heading level={2} id="skills">
          {title}
        </Heading>
        <Text look="lead" tone="soft" className="lali:mt-4 lali:max-w-[32em]">
          {lead}
        </Text>
        <ol className="lali:mt-10 lali:grid lali:[list-style-type:''] lali:@6xl:auto-rows-fr lali:@6xl:grid-cols-[minmax(0,1fr)_24rem] lali:@6xl:gap-x-32">
          {items.map(({ id, title: name, text, begin }, i) => (
            <li
              key={id}
              id={id}
              className={
                i === last
                  ? 'lali:relative lali:scroll-mt-24 lali:@6xl:grid lali:@6xl:items-center lali:@6xl:col-start-2 lali:@6xl:row-span-4 lali:@6xl:row-start-1'
                  : 'lali:grid lali:scroll-mt-24 lali:items-center lali:gap-x-8 lali:gap-y-5 lali:border-t lali:border-soft lali:py-7 lali:@6xl:pe-6 lali:@2xl:grid-cols-[15rem_minmax(0,1fr)]'
              }
            >
              {i === last ? <Gathered of={last} /> : null}
              <div
                className={
                  i === last
                    ? 'lali:grid lali:gap-8 lali:@2xl:grid-cols-[15rem_minmax(0,1fr)] lali:@2xl:items-center lali:@6xl:grid-cols-1 lali:rounded-band lali:border lali:border-line lali:surface-raised lali:p-7 lali:@6xl:p-10'
                    : 'lali:contents'
                }
              >
                {skillDrawings[i]}
                <div className="lali:min-w-0">
                  <Heading level={3} look={i === last ? 'heading' : 'subheading'}>
                    {name}
                  </Heading>
                  <Text tone="soft" className="lali:mt-2">
                    {text}
                  </Text>
                  <Text className="lali:mt-2">{begin}</Text>
                </div>
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}

/** Strands from the middle of each row to the last skill: beside the rows, or from above. */
function Gathered({ of }: { of: number }) {
  const ways = Array.from({ length: of }, (_, n) => ({
    grown: n / (of - 1),
    from: ((n + 0.5) * 100) / of,
    to: 41 + n * 6,
  }));
  return (
    <>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="lali:absolute lali:end-full lali:hidden lali:h-full lali:w-32 lali:overflow-visible lali:rtl:-scale-x-100 lali:@6xl:block"
      >
        {ways.map(({ grown, from, to }) => (
          <Strand key={from} grown={grown} from={`0 ${from}`} way={`C60 ${from} 40 ${to} 100 ${to}`} />
        ))}
      </svg>
      <svg
        viewBox="0 0 100 40"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="lali:block lali:h-16 lali:w-full lali:overflow-visible lali:@6xl:hidden"
      >
        {ways.map(({ grown, from, to }) => (
          <Strand key={from} grown={grown} from={`${from} 0`} way={`C${from} 24 ${to} 16 ${to} 40`} />
        ))}
      </svg>
    </>
  );
}

/** Begins in a node. */
function Strand({ grown, from, way }: { grown: number; from: string; way: string }) {
  return (
    <g strokeLinecap="round" style={at(grown)} className={grownStroke}>
      <path d={`M${from}${way}`} strokeWidth={6} vectorEffect="non-scaling-stroke" />
      <path d={`M${from}h0`} strokeWidth={20} vectorEffect="non-scaling-stroke" />
    </g>
  );
}
