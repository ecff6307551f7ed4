import { focus } from '../generated/tokens.ts';

/* Written out, because Tailwind finds whole names only. */
const surfaces = [
  { name: 'page', classes: 'lali:surface-page lali:border lali:border-line' },
  { name: 'raised', classes: 'lali:surface-raised lali:border lali:border-line' },
  { name: 'primary', classes: 'lali:surface-primary' },
  { name: 'secondary', classes: 'lali:surface-secondary' },
  { name: 'highlight', classes: 'lali:surface-highlight' },
  { name: 'inverse', classes: 'lali:surface-inverse' },
];

/** The ring on every surface, in both themes. */
export function FocusRings() {
  return (
    <div className="lali:grid lali:gap-6">
      {(['light', 'dark'] as const).map((theme) => (
        <section
          key={theme}
          data-theme={theme}
          aria-label={`Focus in the ${theme} theme`}
          className="lali:surface-page lali:rounded-band lali:border lali:border-line lali:p-4 lali:md:p-6"
        >
          <ul className="lali:grid lali:grid-cols-2 lali:gap-3 lali:lg:grid-cols-6">
            {surfaces.map(({ name, classes }) => (
              <li
                key={name}
                className={`lali:grid lali:gap-6 lali:rounded-card lali:px-5 lali:py-6 ${classes}`}
              >
                <span className="lali:type-small lali:font-medium">{name}</span>
                <span className="lali:focus-ring-shown lali:type-body lali:grid lali:h-control lali:place-items-center lali:rounded-control lali:border lali:border-current lali:font-semibold">
                  Focus
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const scale = 14;

/** The three parts of the ring, enlarged. */
export function FocusAnatomy() {
  const parts = [
    { name: 'gap', px: focus.gap, fill: 'lali:fill-surface' },
    { name: 'pollen', px: focus.ring, fill: 'lali:fill-highlight' },
    { name: 'ink', px: focus.edge, fill: 'lali:fill-text' },
  ];
  const total = parts.reduce((sum, part) => sum + part.px, 0) * scale;
  let inset = total;
  const frames = parts.map((part) => {
    inset -= part.px * scale;
    return { ...part, inset };
  });
  return (
    <figure className="lali:grid lali:items-center lali:gap-8 lali:md:grid-cols-[3fr_2fr]">
      <svg
        viewBox="0 0 640 240"
        className="lali:w-full"
        role="img"
        aria-label="Corner of a focused control, enlarged"
      >
        {frames.toReversed().map((frame) => (
          <rect
            key={frame.name}
            x={frame.inset}
            y={frame.inset}
            width={900}
            height={500}
            rx={13 * scale * 0.5 + total - frame.inset}
            className={frame.fill}
          />
        ))}
        <rect
          x={total}
          y={total}
          width={900}
          height={500}
          rx={13 * scale * 0.5}
          className="lali:fill-primary-solid"
        />
      </svg>
      <figcaption>
        <dl className="lali:grid">
          {parts.map((part) => (
            <div
              key={part.name}
              className="lali:flex lali:justify-between lali:border-t lali:border-line lali:py-3"
            >
              <dt className="lali:type-body lali:font-semibold">{part.name}</dt>
              <dd className="lali:type-body lali:tabular-nums">{part.px} px</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  );
}
