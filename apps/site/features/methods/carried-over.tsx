import { Container, Heading, Text } from '@laliaflia/ui';
import type { ReactNode } from 'react';
import { Bird, Train } from '../../pictures/bird-and-train.tsx';
import { at, Cell, grownStroke } from '../../pictures/cells.tsx';

/* Each drawing: what lives on the left, what was built after it from RIGHT on. */
const [WIDTH, HEIGHT] = [720, 135];
const RIGHT = 390;
const MIDDLE = HEIGHT / 2;

/** What lives, and what was built after it. */
const sides = [
  { from: 0, built: 0 },
  { from: RIGHT, built: 1 },
] as const;

const BUMP = 26;
const GAP = 6;
const bumps = Array.from({ length: 10 }, (_, n) => BUMP / 2 + n * (BUMP + GAP));
const floor = HEIGHT - BUMP / 2;

/** Drops that lie on bumps, and roll off. */
const lotus = sides.map(({ from, built }) => (
  <g key={from}>
    {bumps.map((x) => (
      <Cell key={x} x={from + x} y={floor} size={BUMP} built={built} />
    ))}
    {[
      { x: 109, size: 78 },
      { x: 237, size: 44 },
    ].map(({ x, size }) => (
      <Cell key={x} x={from + x} y={HEIGHT - BUMP - size / 2} size={size} built={0} kind="taken" />
    ))}
  </g>
));

const places = [
  { grown: [24, 82], planned: [24, 68] },
  { grown: [92, 22], planned: [92, 20] },
  { grown: [112, 112], planned: [92, 115] },
  { grown: [172, 58], planned: [160, 68] },
  { grown: [244, 24], planned: [228, 20] },
  { grown: [232, 108], planned: [228, 115] },
  { grown: [306, 74], planned: [296, 68] },
] as const;
const HUB = 3;
const ways = [
  [0, 1],
  [0, 2],
  [1, HUB],
  [2, HUB],
  [HUB, 4],
  [HUB, 5],
  [4, 6],
  [5, 6],
] as const;

/** Threads between pieces of food, and lines between stations. */
const mould = sides.map(({ from, built }) => {
  const stops = places.map(({ grown, planned }) => (built === 0 ? grown : planned));
  return (
    <g key={from} transform={`translate(${from} 0)`}>
      {ways.map(([a, b]) => {
        const [[ax, ay], [bx, by]] = [stops[a] ?? [0, 0], stops[b] ?? [0, 0]];
        const bent = `Q${ax + (bx - ax) * 0.2} ${ay + (by - ay) * 0.75} ${bx} ${by}`;
        return (
          <path
            key={`${a} ${b}`}
            d={`M${ax} ${ay}${built === 0 ? bent : `L${bx} ${by}`}`}
            strokeWidth={9}
            style={at(built)}
            className={grownStroke}
          />
        );
      })}
      {stops.map(([x, y], stop) => (
        <Cell
          key={x + y}
          x={x}
          y={y}
          size={stop === HUB ? 46 : 34}
          built={built}
          {...(stop === HUB && { kind: 'taken' as const })}
        />
      ))}
    </g>
  );
});

const WAVES = [78, 130, 182];
const REACH = 50;
const ECHOES = 4;

/** A call that spreads, and what it meets. */
const bat = sides.map(({ from, built }) => (
  <g key={from} transform={`translate(${from} 0)`}>
    <Cell x={26} y={MIDDLE} size={52} built={built} />
    {WAVES.flatMap((radius) => {
      const half = Math.asin(REACH / radius);
      return Array.from({ length: ECHOES }, (_, n) => {
        const angle = half * ((2 * n) / (ECHOES - 1) - 1);
        return (
          <Cell
            // biome-ignore lint/suspicious/noArrayIndexKey: echoes keep their order.
            key={`${radius} ${n}`}
            x={26 + radius * Math.cos(angle)}
            y={MIDDLE + radius * Math.sin(angle)}
            size={22}
            built={built}
            turn={(angle * 180) / Math.PI}
          />
        );
      });
    })}
    {built === 0 ? (
      <Cell x={282} y={MIDDLE} size={34} built={0} kind="taken" />
    ) : (
      [-1, 0, 1].map((row) => (
        <Cell key={row} x={282} y={MIDDLE + row * 45} size={38} built={1} kind="taken" />
      ))
    )}
  </g>
));

const drawings = [lotus, mould, bat];

interface CarriedOverProps {
  title: string;
  lead: string;
  /** The kingfisher first, then in the order of the drawings. */
  items: readonly { title: string; text: string }[];
}

/** What has been carried over from life to technology, drawn in cells and in tiles: the best known in large, beside the others. */
export function CarriedOver({ title, lead, items: [first, ...others] }: CarriedOverProps) {
  return (
    <Container>
      <Heading level={2} id="carried-over">
        {title}
      </Heading>
      <Text tone="soft" className="lali:mt-4 lali:max-w-[34em]">
        {lead}
      </Text>
      <ul
        aria-labelledby="carried-over"
        className="lali:mt-10 lali:grid lali:gap-x-12 lali:gap-y-12 lali:[list-style-type:''] lali:@3xl:mt-14 lali:@5xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lali:@5xl:gap-x-24"
      >
        {first ? (
          <li className="lali:min-w-0 lali:@5xl:row-span-3">
            {/* Nose below bill, where there is room. */}
            <div className="lali:grid lali:grid-cols-2 lali:gap-x-6 lali:@5xl:grid-cols-[minmax(0,1fr)]">
              <Drawn width={WIDTH / 2}>
                <Bird />
              </Drawn>
              <Drawn width={WIDTH / 2}>
                <Train />
              </Drawn>
            </div>
            <Words {...first} size="lali:text-[clamp(1.75rem,1.45rem+1.3cqi,2.5rem)]" />
          </li>
        ) : null}
        {others.map((item, i) => (
          <li
            key={item.title}
            className="lali:min-w-0 lali:@2xl:grid lali:@2xl:grid-cols-2 lali:@2xl:items-center lali:@2xl:gap-x-12 lali:@5xl:block"
          >
            <Drawn width={WIDTH}>{drawings[i]}</Drawn>
            <Words {...item} />
          </li>
        ))}
      </ul>
    </Container>
  );
}

function Words({ title, text, size }: { title: string; text: string; size?: string }) {
  return (
    <div className="lali:mt-6 lali:min-w-0">
      <Heading level={3} look={size ? 'heading' : 'subheading'} className={size}>
        {title}
      </Heading>
      <Text tone="soft" className="lali:mt-2 lali:max-w-[30em] lali:text-balance">
        {text}
      </Text>
    </div>
  );
}

function Drawn({ width, children }: { width: number; children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      aria-hidden="true"
      className="lali:block lali:w-full lali:rtl:-scale-x-100"
    >
      {children}
    </svg>
  );
}
