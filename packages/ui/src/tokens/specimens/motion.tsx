import { motion } from '../generated/tokens.ts';

const [x1, y1, x2, y2] = motion.ease.grow.bezier;
const durations = Object.entries(motion.duration);
const longest = Math.max(...durations.map(([, { ms }]) => ms));

/** The position at each of 24 equal moments: the closer the marks, the slower the movement. */
function positions(count: number): number[] {
  const at = (a: number, b: number, t: number) =>
    3 * a * t * (1 - t) ** 2 + 3 * b * t ** 2 * (1 - t) + t ** 3;
  return Array.from({ length: count }, (_, index) => {
    const wanted = index / (count - 1);
    let [low, high] = [0, 1];
    for (let step = 0; step < 24; step += 1) {
      const middle = (low + high) / 2;
      if (at(x1, x2, middle) < wanted) low = middle;
      else high = middle;
    }
    return at(y1, y2, low);
  });
}

/** The easing as moving cells, and the durations drawn to scale. */
export function Motion() {
  return (
    <div className="lali:grid lali:gap-12">
      <svg
        viewBox="-20 0 1040 120"
        className="lali:w-full"
        role="img"
        aria-label="The easing: quick at first, then settling"
      >
        {positions(16).map((position, index) => (
          <rect
            key={position}
            x={position * 1000 - 14}
            y={46}
            width={28}
            height={28}
            rx={14 - index * 0.7}
            className={index === 15 ? 'lali:fill-highlight' : 'lali:fill-primary-solid'}
            opacity={0.25 + index * 0.05}
          />
        ))}
      </svg>
      <dl className="lali:grid lali:gap-5">
        {durations.map(([name, { ms, description }]) => (
          <div key={name} className="lali:grid lali:gap-2">
            <dt className="lali:type-body lali:font-semibold">
              {name}, {ms} ms
            </dt>
            <dd className="lali:grid lali:gap-2">
              <span
                className="lali:block lali:h-3 lali:rounded-full lali:bg-secondary-text"
                style={{ width: `${(ms / longest) * 100}%` }}
              />
              <span className="lali:type-small lali:text-text-soft">{description}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
