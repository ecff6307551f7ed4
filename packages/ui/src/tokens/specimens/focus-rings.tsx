import { focus } from '../generated/tokens.ts';

/* Written out, because Tailwind finds whole names only. */
const surfaces = [
  { name: 'ground', classes: 'surface-ground border border-line' },
  { name: 'raised', classes: 'surface-raised border border-line' },
  { name: 'kingfisher', classes: 'surface-kingfisher' },
  { name: 'leaf', classes: 'surface-leaf' },
  { name: 'pollen', classes: 'surface-pollen' },
  { name: 'night', classes: 'surface-night' },
];

/** The ring on every surface, in both themes. */
export function FocusRings() {
  return (
    <div className="grid gap-6">
      {(['light', 'dark'] as const).map((theme) => (
        <section
          key={theme}
          data-theme={theme}
          aria-label={`Focus in the ${theme} theme`}
          className="surface-ground rounded-band border border-line p-4 md:p-6"
        >
          <ul className="grid grid-cols-2 gap-3 lg:grid-cols-6">
            {surfaces.map(({ name, classes }) => (
              <li key={name} className={`grid gap-6 rounded-card px-5 py-6 ${classes}`}>
                <span className="type-small font-medium">{name}</span>
                <span className="focus-ring-shown type-body grid h-control place-items-center rounded-control border border-current font-semibold">
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
    { name: 'gap', px: focus.gap, fill: 'fill-raised' },
    { name: 'pollen', px: focus.ring, fill: 'fill-pollen' },
    { name: 'ink', px: focus.edge, fill: 'fill-ink' },
  ];
  const total = parts.reduce((sum, part) => sum + part.px, 0) * scale;
  let inset = total;
  const frames = parts.map((part) => {
    inset -= part.px * scale;
    return { ...part, inset };
  });
  return (
    <figure className="grid items-center gap-8 md:grid-cols-[3fr_2fr]">
      <svg
        viewBox="0 0 640 240"
        className="w-full"
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
          className="fill-kingfisher"
        />
      </svg>
      <figcaption>
        <dl className="grid">
          {parts.map((part) => (
            <div key={part.name} className="flex justify-between border-t border-line py-3">
              <dt className="type-body font-semibold">{part.name}</dt>
              <dd className="type-body tabular-nums">{part.px} px</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  );
}
