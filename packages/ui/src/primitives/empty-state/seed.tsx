/** Half the width of the drawing, in its own units. */
const HALF = 48;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** How many cells have grown; the others are places that wait for one. */
const GROWN = 4;

const round = (value: number) => Math.round(value * 10) / 10;

/* The places of a spiral, from the seed outwards: each is a golden angle further, at the distance that its area asks. */
const places = Array.from({ length: 13 }, (_, place) => {
  const distance = 12.4 * Math.sqrt(place);
  const angle = place * GOLDEN_ANGLE - 0.6;
  return {
    x: round(HALF + distance * Math.cos(angle)),
    y: round(HALF + distance * Math.sin(angle)),
    r: round(place === 0 ? 5.4 : place <= GROWN ? 6.4 - place * 0.3 : 3.6 + place * 0.12),
  };
});

/** What a figure is before it grows: a seed with its first cells, and the places of the next ones. */
export function Seed() {
  return (
    <svg
      viewBox={`0 0 ${HALF * 2} ${HALF * 2}`}
      width={96}
      height={96}
      aria-hidden="true"
      className="lali:block lali:shrink-0"
    >
      {places.map(({ x, y, r }, place) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={r}
          className={
            place === 0
              ? 'lali:fill-highlight lali:forced-colors:fill-[LinkText]'
              : place <= GROWN
                ? 'lali:fill-[var(--lali-surface-signal,var(--lali-color-figure-start))] lali:forced-colors:fill-[CanvasText]'
                : 'lali:fill-none lali:stroke-[var(--lali-surface-line,var(--lali-color-control))] lali:stroke-1 lali:forced-colors:stroke-[CanvasText]'
          }
        />
      ))}
    </svg>
  );
}
