import type { ReactNode } from 'react';
import type { Workshop } from '../../../content/schema/offers.ts';
import type { Kind } from '../../../pictures/outcome-shapes.tsx';
import { Method } from './methods.tsx';
import { Asked, arc, around, Guests, MIDDLE, Problem, row, Team, Tick, Tile, Way } from './shapes.tsx';

/* One room for each part of a day: who is in it, and what lies on the table. The problem goes through all of them. */

type Rooms = (people: number) => readonly [ReactNode, ReactNode, ReactNode];

const through = `M0 ${MIDDLE}H`;

const ignite: Rooms = (people) => {
  const tables = [Math.ceil(people / 3), Math.round(people / 3), Math.floor(people / 3)];
  return [
    <>
      <Way d={`M150 ${MIDDLE}H300`} />
      <Team at={around(150, 104, people)} />
      <Problem x={150} size={112} />
      <Asked x={150} />
    </>,
    <>
      <Way d={`M-4 ${MIDDLE}H604`} />
      {tables.map((seats, n) => {
        const x = 98 + n * 202;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the methods keep their order.
          <g key={n}>
            <Team at={around(x, 85, seats)} />
            <Method x={x} of={n} />
          </g>
        );
      })}
    </>,
    <>
      <Way d={`${through}300`} />
      <Team
        at={[-63, -33, 33, 63]
          .flatMap((dy) => row(80, MIDDLE + dy, 27, Math.ceil(people / 4)))
          .slice(0, people)}
      />
      <Guests at={[...arc([196, MIDDLE], 82, [0, 66], 3), ...arc([196, MIDDLE], 82, [114, 180], 3)]} />
      <Tile x={196} y={MIDDLE} width={76} corner={12} kind="taken" />
      <Tick x={196} y={MIDDLE} size={76} />
    </>,
  ];
};

/** A screen on the table, with the place where one presses. */
function Screen({ x, y = MIDDLE, size = 1, done }: { x: number; y?: number; size?: number; done?: boolean }) {
  const tile = (dx: number, dy: number, width: number, height: number, corner: number, kind: Kind) => (
    <Tile
      x={x + dx * size}
      y={y + dy * size}
      width={width * size}
      height={height * size}
      corner={corner * size}
      kind={kind}
    />
  );
  return (
    <>
      {tile(0, 0, 72, 104, 12, 'open')}
      {tile(0, -28, 48, 24, 5, 'many')}
      {tile(-6, 28, 36, 8, 4, 'many')}
      {tile(0, 0, 48, 20, 6, 'taken')}
      {done ? <Tick x={x} y={y} size={20 * size} /> : null}
    </>
  );
}

const deep: Rooms = (people) => [
  <>
    <Way d={`M-4 ${MIDDLE}H604`} />
    <Team at={[...row(300, 34, 56, Math.ceil(people / 2)), ...row(300, 230, 56, Math.floor(people / 2))]} />
    <Screen x={120} size={1.35} />
    <Screen x={300} size={1.35} />
    <Screen x={480} size={1.35} done />
  </>,
  <>
    <Way d={`M0 ${MIDDLE}C40 ${MIDDLE} 30 104 70 104H230C270 104 260 ${MIDDLE} 300 ${MIDDLE}`} />
    <Guests
      at={[
        [92, 26],
        [208, 26],
      ]}
    />
    <Screen x={92} y={104} />
    <Screen x={208} y={104} />
    <Team at={[...row(150, 196, 33, Math.ceil(people / 2)), ...row(150, 232, 33, Math.floor(people / 2))]} />
  </>,
  <>
    <Way d={`${through}300`} />
    <Team at={around(150, 112, people)} />
    <Tile x={150} y={MIDDLE} width={104} height={150} corner={16} kind="open" />
    <Tile x={150} y={MIDDLE - 46} width={72} height={30} corner={6} kind="open" />
    <Tile x={140} y={MIDDLE + 50} width={52} height={9} corner={4} kind="many" />
    <Tile x={150} y={MIDDLE + 8} width={72} height={46} corner={8} kind="taken" />
    <Tick x={150} y={MIDDLE + 8} size={44} />
  </>,
];

const engine: Rooms = (people) => [
  <>
    <Way d={`${through}300`} />
    <Team at={around(150, 104, people).slice(1)} />
    {around(150, 104, people)
      .slice(0, 1)
      .map(([x, y]) => (
        <Tile key={x} x={x} y={y} width={30} corner={15} kind="taken" />
      ))}
    {[40, 76, 112].map((height, n) => (
      <Tile
        key={height}
        x={106 + n * 44}
        y={MIDDLE + 56 - height / 2}
        width={34}
        height={height}
        corner={6}
        kind="many"
      />
    ))}
  </>,
  <>
    <Way d={`${through}300`} />
    <Team at={around(150, 112, people)} />
    {arc([150, MIDDLE], 66, [22.5, 337.5], 8).map(([x, y], week) => (
      <Tile key={`${x} ${y}`} x={x} y={y} width={34} corner={7} kind={week === 1 ? 'taken' : 'open'} />
    ))}
    <Tile x={150} y={MIDDLE} width={34} corner={17} kind="taken" />
  </>,
  <>
    <Way d={`M-4 ${MIDDLE}H604`} />
    <Team at={[-81, -27, 27, 81].flatMap((dy) => row(100, MIDDLE + dy, 46, Math.ceil(people / 4)))} />
    <Tile x={310} y={MIDDLE} width={170} height={204} corner={14} kind="taken" />
    {[-58, 0, 58].map((dy, n) => (
      <g key={dy} className="lali:text-on-highlight">
        <Tile x={260} y={MIDDLE + dy} width={34} corner={7} kind="many" />
        <Tile x={330 - n * 8} y={MIDDLE + dy - 8} width={84 - n * 16} height={9} corner={4} kind="many" />
        <Tile x={316 + n * 6} y={MIDDLE + dy + 10} width={56 + n * 12} height={9} corner={4} kind="many" />
      </g>
    ))}
    <Guests at={[...row(500, MIDDLE - 60, 54, 3), ...row(500, MIDDLE + 60, 54, 3)]} />
  </>,
];

export const roomsOf: Readonly<Record<Workshop['id'], Rooms>> = { ignite, deep, engine };
