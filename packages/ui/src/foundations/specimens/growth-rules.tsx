import { type FigureRule, LivingFigure, type LivingFigureProps } from '../../media/living-figure/index.ts';
import { TILE } from '../../media/living-figure/rules/geometry.ts';
import {
  BUILT_FROM,
  FULL_FROM,
  GROWN_UNTIL,
  RING_EDGES,
  ringShape,
  YIELDS_FROM,
} from '../../media/living-figure/rules/phyllotaxis.ts';

const percent = (share: number) => `${Math.round(share * 100)} %`;

interface RuleText {
  title: string;
  grows: string;
  turns: string;
  stands: string;
  figure: LivingFigureProps;
}

const texts: Record<FigureRule, RuleText> = {
  phyllotaxis: {
    title: 'Phyllotaxis',
    grows: 'As seeds do in a sunflower: each cell turns by the golden angle, 137.5°, and steps outwards.',
    turns: 'The spiral yields ring by ring, cells turn upright, and at the rim they stand on a grid.',
    stands: 'The house itself, LALIAFLIA, every hero.',
    figure: { rule: 'phyllotaxis', cells: 260, parts: 4 },
  },
  branching: {
    title: 'Branching',
    grows: 'A root enters from an edge and forks where there is room.',
    turns: 'Its curves straighten level by level; the last twigs turn at right angles and end in pages.',
    stands: 'Applied Imagination: from a root to a sitemap.',
    figure: { rule: 'branching' },
  },
  strands: {
    title: 'Strands',
    grows: 'Waves run beside each other, over and under.',
    turns: 'They untangle, run level and end in square nodes, one for each.',
    stands: 'Innovator’s DNA: five skills.',
    figure: { rule: 'strands' },
  },
  tessellation: {
    title: 'Tessellation',
    grows: 'Tissue: each cell takes the room that its neighbours leave, and has a nucleus.',
    turns: 'The walls straighten from left to right, until every cell is a tile with four neighbours.',
    stands: 'Design systems and interfaces.',
    figure: { rule: 'tessellation' },
  },
  venation: {
    title: 'Venation',
    grows: 'Veins follow what a leaf sends out to be reached, and fork on the way.',
    turns: 'In the other half they run level, turn at right angles and end in contacts.',
    stands: 'Research and technology.',
    figure: { rule: 'venation' },
  },
};

/** How many there are: those above, and the seam, which has words of its own. */
export const ruleCount = Object.keys(texts).length + 1;

/** What each rule does, and the point at which it stops being nature. */
export function GrowthRules() {
  return (
    <div className="lali:grid">
      {Object.values(texts).map(({ title, grows, turns, stands, figure }, index) => (
        <section
          key={title}
          aria-labelledby={`rule-${index}`}
          className="lali:grid lali:items-center lali:gap-x-12 lali:gap-y-8 lali:border-t lali:border-line lali:py-12 lali:md:grid-cols-12"
        >
          <div className={index % 2 === 0 ? 'lali:md:col-span-5' : 'lali:md:order-last lali:md:col-span-5'}>
            <h2 id={`rule-${index}`} className="lali:type-heading">
              {title}
            </h2>
            <dl className="lali:mt-6 lali:grid lali:gap-4">
              {[
                ['Grows', grows],
                ['Turns', turns],
                ['Stands for', stands],
              ].map(([term, text]) => (
                <div key={term} className="lali:grid lali:gap-x-6 lali:sm:grid-cols-[6rem_1fr]">
                  <dt className="lali:type-body lali:font-semibold">{term}</dt>
                  <dd className="lali:type-body lali:text-text-soft">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className={index === 0 ? 'lali:md:col-span-7' : 'lali:md:col-span-6 lali:md:col-start-auto'}>
            <LivingFigure {...figure} />
          </div>
        </section>
      ))}
      <section
        aria-labelledby="rule-seam"
        className="lali:grid lali:items-center lali:gap-x-12 lali:gap-y-8 lali:border-t lali:border-line lali:py-12 lali:md:grid-cols-12"
      >
        <div className="lali:md:col-span-4">
          <h2 id="rule-seam" className="lali:type-heading">
            Seam
          </h2>
          <p className="lali:type-body lali:mt-6 lali:text-text-soft">
            One figure across two surfaces: tiles on the side that builds, cells on the side that grows, and a
            line between them that neither crosses.
          </p>
        </div>
        <div className="lali:grid lali:grid-cols-2 lali:overflow-clip lali:rounded-band lali:md:col-span-8">
          <div className="lali:surface-primary lali:col-start-1 lali:row-start-1" />
          <div className="lali:surface-secondary lali:col-start-2 lali:row-start-1" />
          <div className="lali:z-1 lali:col-span-2 lali:col-start-1 lali:row-start-1 lali:p-8 lali:md:p-12">
            <LivingFigure rule="seam" cells={320} />
          </div>
        </div>
      </section>
    </div>
  );
}

/** How much of the row each zone takes, as wide as its words below. */
const zones = [
  { until: GROWN_UNTIL, width: 4, fill: 'var(--lali-figure-grown)' },
  { until: BUILT_FROM, width: 5, fill: 'var(--lali-figure-turning)' },
  { until: 1, width: 3, fill: 'var(--lali-figure-built)' },
];

const drawn = (() => {
  let from = 0;
  let start = 0;
  return zones.flatMap(({ until, width, fill }) => {
    const rings = RING_EDGES.flatMap((edge, ring) =>
      Math.min(edge, 1) > from && Math.min(edge, 1) <= until ? [ring] : [],
    );
    const left = start;
    const begins = from;
    from = until;
    start += width * 100;
    return rings.map((ring, index) => ({
      ...ringShape(ring),
      ring,
      fill,
      x: left + ((index + 0.5) * width * 100) / rings.length,
      // Cells stand upright where the grid begins, and turn freely until the spiral yields.
      turned: begins === 0 ? 0 : begins === GROWN_UNTIL ? 40 * (1 - index / rings.length) : 0,
    }));
  });
})();

/** The twelve rings of the spiral in a row, each cell in its true size and corner. */
export function Turn() {
  const scale = 1.4;
  return (
    <figure className="lali:grid lali:gap-10">
      <svg
        viewBox="0 0 1200 100"
        className="lali-living-figure"
        role="img"
        aria-label="Twelve cells from a small disc to a square tile"
      >
        {drawn.map(({ ring, size, corner, x, turned, fill }, index) => (
          <rect
            key={ring}
            x={x - (size * scale) / 2}
            y={50 - (size * scale) / 2}
            width={size * scale}
            height={size * scale}
            rx={corner * scale}
            transform={`rotate(${turned} ${x} 50)`}
            style={{ fill: index === drawn.length - 1 ? 'var(--lali-figure-pollen)' : fill }}
          />
        ))}
      </svg>
      <figcaption>
        <ol className="lali:grid lali:gap-x-8 lali:md:grid-cols-[4fr_5fr_3fr]">
          {[
            {
              share: `to ${percent(GROWN_UNTIL)}`,
              title: 'Grown',
              text: `Discs on the spiral, leaf green, growing outwards until they have their full distance at ${percent(FULL_FROM)}.`,
            },
            {
              share: `to ${percent(BUILT_FROM)}`,
              title: 'Turning',
              text: `Corners tighten, rotation eases to nothing. From ${percent(YIELDS_FROM)} on the cells push each other off the spiral.`,
            },
            {
              share: 'to the rim',
              title: 'Built',
              text: `Tiles of ${TILE} units on a grid of one and a half tiles, kingfisher blue, some of them real parts of an interface.`,
            },
          ].map(({ share, title, text }) => (
            <li
              key={title}
              className="lali:grid lali:content-start lali:gap-2 lali:border-t-[3px] lali:border-current lali:py-5"
            >
              <span className="lali:type-subheading">
                {title} <span className="lali:text-text-soft">{share}</span>
              </span>
              <span className="lali:type-body lali:text-text-soft">{text}</span>
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
