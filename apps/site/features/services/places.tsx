import type { ReactNode } from 'react';
import type { deliveries } from '../../content/corporate.ts';
import { Field, Tile, tenth } from '../../pictures/outcome-shapes.tsx';

const SIZE = 96;
const MIDDLE = SIZE / 2;

/** A wall with what hangs on it. */
const wall = (
  <>
    <Tile x={MIDDLE} y={MIDDLE} width={SIZE} corner={12} kind="open" />
    <Field columns={3} rows={3} pitch={25} size={19} x={23} y={23} taken={[4]} />
  </>
);

/** Four people in four places, one of whom speaks. */
const screens = [0, 1, 2, 3].map((n) => {
  const [x, y] = [22.5 + (n % 2) * 51, 28 + Math.floor(n / 2) * 42];
  return (
    <g key={n}>
      <Tile x={x} y={y} width={45} height={36} corner={8} kind="open" />
      <Tile x={x} y={y} width={16} corner={8} kind={n === 1 ? 'taken' : 'many'} />
    </g>
  );
});

/** Six to twelve people around one question. */
const circle = (
  <>
    <Tile x={MIDDLE} y={MIDDLE} width={34} corner={17} kind="taken" />
    {Array.from({ length: 12 }, (_, n) => {
      const angle = (2 * Math.PI * n) / 12;
      const [x, y] = [MIDDLE + 39 * Math.sin(angle), MIDDLE - 39 * Math.cos(angle)];
      const kind = n % 2 === 0 ? 'many' : 'open';
      // biome-ignore lint/suspicious/noArrayIndexKey: nobody changes places.
      return <Tile key={n} x={tenth(x)} y={tenth(y)} width={17} corner={8.5} kind={kind} />;
    })}
  </>
);

/** The months of a year, with the handover at its end. */
const year = <Field columns={4} rows={3} pitch={25} size={19} x={10.5} y={23} taken={[11]} />;

const places: Readonly<Record<string, ReactNode>> = {
  'on-site-workshops': wall,
  'virtual-programs': screens,
  'executive-retreats': circle,
  'internal-innovation-labs': year,
};

/** Where the training takes place, or with whom: each as what is said of it. */
export function Place({ of }: { of: (typeof deliveries)[number]['id'] }) {
  return (
    <svg
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      aria-hidden="true"
      style={{ width: 'calc(100% - 1rem)', maxWidth: SIZE }}
      className="lali:block lali:rtl:-scale-x-100"
    >
      {places[of]}
    </svg>
  );
}
