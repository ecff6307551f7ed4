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
    <div className="lali:grid lali:gap-6 lali:lg:grid-cols-2">
      {themes.map((theme) => (
        <section
          key={theme}
          data-theme={theme}
          aria-label={`Contrast in the ${theme} theme`}
          className="lali:surface-page lali:grid lali:content-start lali:gap-8 lali:rounded-band lali:border lali:border-line lali:p-6 lali:md:p-8"
        >
          <h2 className="lali:type-subheading lali:capitalize">{theme}</h2>
          <ul className="lali:grid lali:gap-2">
            {pairs.map((pair) => (
              <TextPair key={`${pair.text}/${pair.on}`} pair={pair} theme={theme} />
            ))}
          </ul>
          <h3 className="lali:type-body lali:font-semibold">Lines and fills</h3>
          <ul className="lali:grid lali:grid-cols-2 lali:gap-2 lali:sm:grid-cols-3">
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
      className="lali:grid lali:grid-cols-[1fr_auto] lali:items-center lali:gap-4 lali:rounded-control lali:border lali:border-line lali:px-4 lali:py-3"
      style={{ backgroundColor: `var(--lali-color-${pair.on})`, color: `var(--lali-color-${pair.text})` }}
    >
      <span className="lali:grid">
        <span className="lali:type-body lali:font-semibold">{words(pair.text)}</span>
        <span className="lali:type-small">
          on {words(pair.on)}, at least {promised(pair, theme)}
        </span>
      </span>
      <span className="lali:type-subheading lali:tabular-nums">{ratio({ pair, theme })}</span>
    </li>
  );
}

/** A caption on a filled surface has its colour of text. */
const onSolid: Partial<Record<ColorName, string>> = {
  'primary-solid': 'var(--lali-color-on-primary)',
  'secondary-solid': 'var(--lali-color-on-secondary)',
  text: 'var(--lali-color-page)',
};

function GraphicPair({ pair, theme }: PairProps) {
  return (
    <li
      className="lali:grid lali:gap-3 lali:rounded-control lali:border lali:border-line lali:p-3"
      style={{ backgroundColor: `var(--lali-color-${pair.on})` }}
    >
      <span
        className="lali:h-8 lali:rounded-md lali:border-2"
        style={{ borderColor: `var(--lali-color-${pair.text})` }}
      />
      <span
        className="lali:type-small"
        style={{
          color: onSolid[pair.on],
        }}
      >
        {words(pair.text)} {ratio({ pair, theme })}
      </span>
    </li>
  );
}
