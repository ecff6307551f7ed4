import { type SpaceName, space } from '../generated/tokens.ts';

const names = Object.keys(space) as SpaceName[];
const unit = space.unit.px;
const multiples = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32];

/** Multiples of the unit as cells at their real size, grown on the left and built on the right. */
export function Distances() {
  return (
    <div className="lali:grid lali:gap-16">
      <ul
        className="lali:flex lali:flex-wrap lali:items-end lali:gap-x-6 lali:gap-y-8"
        aria-label={`Steps of ${unit} px`}
      >
        {multiples.map((multiple, index) => (
          <li key={multiple} className="lali:grid lali:justify-items-center lali:gap-3">
            <span
              className={index % 4 === 3 ? 'lali:bg-highlight' : 'lali:bg-primary-solid'}
              style={{
                inlineSize: multiple * unit,
                blockSize: multiple * unit,
                borderRadius: `${50 - (40 * index) / (multiples.length - 1)}%`,
              }}
            />
            <span className="lali:type-small lali:text-text-soft lali:tabular-nums">{multiple * unit}</span>
          </li>
        ))}
      </ul>
      <dl className="lali:grid lali:gap-x-16 lali:md:grid-cols-2">
        {names.map((name) => (
          <div
            key={name}
            className="lali:grid lali:grid-cols-[1fr_auto] lali:gap-x-6 lali:border-t lali:border-line lali:py-4"
          >
            <dt className="lali:type-body lali:font-semibold">{name}</dt>
            <dd className="lali:type-body lali:tabular-nums">
              {'css' in space[name] ? 'up to ' : ''}
              {space[name].px} px
            </dd>
            <dd className="lali:type-small lali:col-span-2 lali:text-text-soft">{space[name].description}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
