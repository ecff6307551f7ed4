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
                  : 'lali:relative lali:grid lali:scroll-mt-24 lali:items-center lali:gap-x-8 lali:gap-y-5 lali:border-t lali:border-soft lali:py-7 lali:me-16 lali:@6xl:me-0 lali:@6xl:pe-6 lali:@2xl:grid-cols-[15rem_minmax(0,1fr)]'
              }
            >
              {i === last ? null : <Passing of={last} from={i} />}
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

/** Strands from each row to the last skill: beside the rows, or from those that pass them. */
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
        viewBox="0 0 160 64"
        aria-hidden="true"
        className="lali:ms-auto lali:block lali:h-16 lali:overflow-visible lali:rtl:-scale-x-100 lali:@6xl:hidden"
      >
        {ways.map(({ grown }, n) => (
          <path
            key={grown}
            d={`M${154 - lane(n)} 0C${154 - lane(n)} 36 ${100 - lane(n)} 28 ${100 - lane(n)} 64`}
            strokeWidth="6"
            style={at(grown)}
            className={grownStroke}
          />
        ))}
      </svg>
    </>
  );
}

/** Where the strand of a skill runs, from the edge: those below begin nearer to their words. */
const lane = (n: number) => 13 * n;

/** Where there is one column: the strand of this skill begins in its row, and those of the skills above pass it. */
function Passing({ of, from }: { of: number; from: number }) {
  return (
    <svg
      viewBox="0 0 54 100"
      width="54"
      preserveAspectRatio="none"
      aria-hidden="true"
      // Beside the row, whose rule ends before it; as high as the row with its rule.
      style={{ insetInlineEnd: '-4rem', insetBlockEnd: 0, blockSize: 'calc(100% + 1px)' }}
      className="lali:absolute lali:overflow-visible lali:rtl:-scale-x-100 lali:@6xl:hidden"
    >
      {Array.from({ length: from + 1 }, (_, n) => {
        const x = 48 - lane(n);
        return n === from ? (
          <Strand key={x} grown={n / (of - 1)} from={`${x} 50`} way="V100" />
        ) : (
          <path
            key={x}
            d={`M${x} 0V100`}
            strokeWidth={6}
            vectorEffect="non-scaling-stroke"
            style={at(n / (of - 1))}
            className={grownStroke}
          />
        );
      })}
    </svg>
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
