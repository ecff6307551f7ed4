import { Heading } from '../../../primitives/heading/index.ts';
import type { CreatedTheme, ThemeName } from '../../../tokens/create-theme.ts';
import { words } from '../../../tokens/specimens/palette.tsx';
import { type MeasuredPair, measuredPairs } from '../../../tokens/theme/roles.ts';

const themes = ['light', 'dark'] as const;

const groups = [
  { least: 7, title: 'Running text' },
  { least: 4.5, title: 'Other text' },
  { least: 3, title: 'Lines and fills' },
] as const;

const figure = new Intl.NumberFormat('en', { minimumFractionDigits: 2, roundingMode: 'floor' });

/** Every promised pair of a theme as it looks, with its figure. */
export function BrandPairs({ brand, theme: { colours } }: { brand: string; theme: CreatedTheme }) {
  const measured = { light: measuredPairs(colours.light), dark: measuredPairs(colours.dark) };
  return (
    <section aria-labelledby="promised" className="lali:min-w-0">
      <Heading level={2} id="promised">
        What it promises
      </Heading>
      <table className="lali:mt-6 lali:w-full lali:border-collapse">
        <caption className="lali:sr-only">Contrast of every promised pair in both themes</caption>
        <thead className="lali:type-small lali:text-text-soft">
          <tr>
            <th scope="col" className="lali:py-3 lali:text-start lali:font-medium">
              Pair
            </th>
            {themes.map((theme) => (
              <th
                key={theme}
                scope="col"
                className="lali:w-[5.5rem] lali:py-3 lali:text-start lali:font-medium lali:capitalize lali:md:w-[10rem]"
              >
                {theme}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ least, title }) => (
          <tbody key={least}>
            <tr className="lali:border-b lali:border-control">
              <th scope="rowgroup" colSpan={3} className="lali:pt-8 lali:pb-3 lali:text-start">
                <span className="lali:type-subheading">{title}</span>
                <span className="lali:type-small lali:ms-3 lali:font-normal lali:text-text-soft">
                  at least {least}
                </span>
              </th>
            </tr>
            {measured.light.map((pair, at) =>
              pair.least === least ? (
                <tr key={`${pair.role}/${pair.on}`} className="lali:border-b lali:border-line">
                  <th scope="row" className="lali:py-2.5 lali:pe-3 lali:text-start lali:font-normal">
                    <span className="lali:font-semibold">{words(pair.role)}</span>{' '}
                    <span className="lali:text-text-soft">on {words(pair.on)}</span>
                  </th>
                  {themes.map((theme) => (
                    <Figure key={theme} brand={brand} theme={theme} pair={measured[theme][at] ?? pair} />
                  ))}
                </tr>
              ) : null,
            )}
          </tbody>
        ))}
      </table>
    </section>
  );
}

interface FigureProps {
  brand: string;
  theme: ThemeName;
  pair: MeasuredPair;
}

function Figure({ brand, theme, pair: { role, on, least, is } }: FigureProps) {
  return (
    <td data-pair={`${role}/${on}/${theme}`} className="lali:py-2.5">
      <span className="lali:flex lali:items-center lali:gap-2 lali:md:gap-3">
        <span
          data-brand={brand}
          data-theme={theme}
          aria-hidden="true"
          style={{ backgroundColor: `var(--lali-color-${on})`, color: `var(--lali-color-${role})` }}
          className="lali:grid lali:h-8 lali:w-9 lali:md:w-11 lali:shrink-0 lali:place-items-center lali:rounded-md lali:border lali:border-line lali:font-semibold"
        >
          {least === 3 ? <span className="lali:size-4 lali:rounded-[5px] lali:bg-current" /> : 'Aa'}
        </span>
        <span className="lali:tabular-nums">{figure.format(is)}</span>
      </span>
    </td>
  );
}
