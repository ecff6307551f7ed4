import { contrast } from '../contrast.ts';
import { type ColorName, color } from '../generated/tokens.ts';
import { graphicPairs, type Pair, pairs, promised } from '../pairs.ts';
import { type Theme, themes, words } from './palette.tsx';

const figure = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  roundingMode: 'floor',
});

/** Every allowed pair as it looks, with its contrast and what we promise for it. */
export function ContrastPairs() {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      {themes.map((theme) => (
        <section
          key={theme}
          data-theme={theme}
          aria-label={`Contrast in the ${theme} theme`}
          className="surface-ground grid content-start gap-8 rounded-band border border-line p-6 md:p-8"
        >
          <h2 className="type-subheading capitalize">{theme}</h2>
          <ul className="grid gap-2">
            {pairs.map((pair) => (
              <TextPair key={`${pair.text}/${pair.on}`} pair={pair} theme={theme} />
            ))}
          </ul>
          <h3 className="type-body font-semibold">Lines and fills</h3>
          <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
            {graphicPairs.map((pair) => (
              <GraphicPair key={`${pair.text}/${pair.on}`} pair={pair} theme={theme} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type PairProps = { pair: Pair; theme: Theme };

function ratio({ pair, theme }: PairProps): string {
  return figure.format(contrast(color[pair.text][theme], color[pair.on][theme]));
}

function TextPair({ pair, theme }: PairProps) {
  return (
    <li
      className="grid grid-cols-[1fr_auto] items-center gap-4 rounded-control border border-line px-4 py-3"
      style={{ backgroundColor: `var(--color-${pair.on})`, color: `var(--color-${pair.text})` }}
    >
      <span className="grid">
        <span className="type-body font-semibold">{words(pair.text)}</span>
        <span className="type-small">
          on {words(pair.on)}, at least {promised(pair, theme)}
        </span>
      </span>
      <span className="type-subheading tabular-nums">{ratio({ pair, theme })}</span>
    </li>
  );
}

/** A caption on a filled surface has its colour of text. */
const onSolid: Partial<Record<ColorName, string>> = {
  kingfisher: 'var(--color-on-primary)',
  leaf: 'var(--color-on-secondary)',
  ink: 'var(--color-ground)',
};

function GraphicPair({ pair, theme }: PairProps) {
  return (
    <li
      className="grid gap-3 rounded-control border border-line p-3"
      style={{ backgroundColor: `var(--color-${pair.on})` }}
    >
      <span className="h-8 rounded-md border-2" style={{ borderColor: `var(--color-${pair.text})` }} />
      <span
        className="type-small"
        style={{
          color: onSolid[pair.on],
        }}
      >
        {words(pair.text)} {ratio({ pair, theme })}
      </span>
    </li>
  );
}
