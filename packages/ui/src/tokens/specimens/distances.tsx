import { type SpaceName, space } from '../generated/tokens.ts';

const names = Object.keys(space) as SpaceName[];
const unit = space.unit.px;
const multiples = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32];

/** Multiples of the unit as cells at their real size, grown on the left and built on the right. */
export function Distances() {
  return (
    <div className="grid gap-16">
      <ul className="flex flex-wrap items-end gap-x-6 gap-y-8" aria-label={`Steps of ${unit} px`}>
        {multiples.map((multiple, index) => (
          <li key={multiple} className="grid justify-items-center gap-3">
            <span
              className={index % 4 === 3 ? 'bg-pollen' : 'bg-kingfisher'}
              style={{
                inlineSize: multiple * unit,
                blockSize: multiple * unit,
                borderRadius: `${50 - (40 * index) / (multiples.length - 1)}%`,
              }}
            />
            <span className="type-small text-muted tabular-nums">{multiple * unit}</span>
          </li>
        ))}
      </ul>
      <dl className="grid gap-x-16 md:grid-cols-2">
        {names.map((name) => (
          <div key={name} className="grid grid-cols-[1fr_auto] gap-x-6 border-t border-line py-4">
            <dt className="type-body font-semibold">{name}</dt>
            <dd className="type-body tabular-nums">
              {'css' in space[name] ? 'up to ' : ''}
              {space[name].px} px
            </dd>
            <dd className="type-small col-span-2 text-muted">{space[name].description}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
