import { Button, Container, Grid, Heading, Link, Text } from '@laliaflia/ui';
import type { ReactNode } from 'react';
import { at, Cell, grownStroke } from '../../pictures/cells.tsx';

const [WIDTH, HEIGHT] = [240, 200];
const MIDDLE = HEIGHT / 2;
const IDEAS = 5;
const TILE = 28;

/** The ways to them: the first are curves, the last is a right angle. */
const ways = [
  'C130 100 90 14 190 14',
  'C120 100 120 57 190 57',
  '',
  'H132Q150 100 150 118V125Q150 143 168 143',
  'H112V186',
];

/** One problem, and five ideas that grow from it. */
const ideas = Array.from({ length: IDEAS }, (_, idea) => {
  const built = idea / (IDEAS - 1);
  const y = TILE / 2 + built * (HEIGHT - TILE);
  return (
    <g key={y}>
      <path
        d={`M24 ${MIDDLE}${ways[idea]}H${WIDTH - TILE}`}
        strokeWidth={5}
        style={at(built)}
        className={grownStroke}
      />
      <Cell x={WIDTH - TILE / 2} y={y} size={TILE} built={built} />
    </g>
  );
});

/** Of four scores, in cells. */
const SCORES = [4, 5, 2, 3];

/** Answers that have become four scores; the weakest is where one begins. */
const scores = SCORES.flatMap((score, part) =>
  Array.from({ length: score }, (_, cell) => (
    <Cell
      // biome-ignore lint/suspicious/noArrayIndexKey: scores and their cells keep their order.
      key={`${part} ${cell}`}
      x={36 + part * 56}
      y={HEIGHT - 18 - cell * 41}
      size={34}
      built={part / (SCORES.length - 1)}
      {...(score === Math.min(...SCORES) && cell === score - 1 && { kind: 'taken' as const })}
    />
  )),
);

interface Entry {
  title: string;
  text: string;
}

interface WithoutClockProps {
  title: string;
  lead: string;
  brochure: Entry & { action: { href: string; label: string } };
  sprint: Entry & { href: string };
  lab: Entry & { href: string };
  /** Of the brochure. */
  cover: ReactNode;
}

/** What takes as long as one likes: something to take along, and two tools. */
export function WithoutClock({ title, lead, brochure, sprint, lab, cover }: WithoutClockProps) {
  return (
    <Container>
      <Heading level={2} id="without-clock">
        {title}
      </Heading>
      <Text tone="soft" className="lali:mt-4 lali:max-w-[34em]">
        {lead}
      </Text>
      <Grid.Root gap={24} className="lali:mt-10">
        <Grid.Item span={7} medium={6} className="lali:@3xl:row-span-2">
          <div className="lali:flex lali:h-full lali:flex-col lali:overflow-clip lali:rounded-card lali:border lali:border-line lali:bg-page lali:px-6 lali:pt-6 lali:@3xl:px-8 lali:@3xl:pt-8">
            <Heading level={3}>{brochure.title}</Heading>
            <Text tone="soft" className="lali:mt-3 lali:max-w-[34em]">
              {brochure.text}
            </Text>
            <p className="lali:mt-6">
              <Button href={brochure.action.href} variant="outline">
                {brochure.action.label}
              </Button>
            </p>
            <div className="lali:mt-auto lali:pt-10 lali:@3xl:ps-[18%]">{cover}</div>
          </div>
        </Grid.Item>
        <Tool {...sprint}>
          <circle cx={26} cy={MIDDLE} r={24} className="lali:fill-highlight" />
          {ideas}
        </Tool>
        <Tool {...lab}>{scores}</Tool>
      </Grid.Root>
    </Container>
  );
}

function Tool({ title, text, href, children }: Entry & { href: string; children: ReactNode }) {
  return (
    <Grid.Item span={5} medium={3}>
      <div className="lali:relative lali:flex lali:h-full lali:flex-wrap lali:items-center lali:justify-between lali:gap-6 lali:rounded-card lali:border lali:border-line lali:bg-page lali:p-6 lali:@3xl:p-8">
        <div className="lali:min-w-0 lali:flex-1 lali:basis-40">
          <Heading level={3}>
            <Link
              href={href}
              variant="standalone"
              tone="current"
              className="lali:after:absolute lali:after:inset-0"
            >
              {title}
            </Link>
          </Heading>
          <Text tone="soft" className="lali:mt-2">
            {text}
          </Text>
        </div>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          aria-hidden="true"
          className="lali:block lali:w-36 lali:rtl:-scale-x-100 lali:@4xl:w-52"
        >
          {children}
        </svg>
      </div>
    </Grid.Item>
  );
}
