import { contrast } from '../contrast.ts';
import { type ColorName, color } from '../generated/tokens.ts';

export const colorNames = Object.keys(color) as ColorName[];
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const words = (name: string): string => name.replaceAll('-', ' ');

/** All colours of one theme as a row of cells that turn from grown to built, as the figures do. */
export function Palette({ theme }: { theme: Theme }) {
  return (
    <section
      data-theme={theme}
      aria-label={`${theme} theme`}
      className="lali:surface-page lali:rounded-band lali:border lali:border-line lali:p-6 lali:md:p-10"
    >
      <ol className="lali:grid lali:grid-cols-3 lali:gap-x-4 lali:gap-y-8 lali:sm:grid-cols-6 lali:lg:grid-cols-9">
        {colorNames.map((name, index) => (
          <li key={name} className="lali:grid lali:content-start lali:gap-3">
            <Cell name={name} theme={theme} progress={index / (colorNames.length - 1)} />
            <div>
              <p className="lali:type-small lali:font-medium">{words(name)}</p>
              <p className="lali:type-mono lali:text-text-soft">{color[name][theme]}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** `progress` 0 is a turned round cell, 1 a square tile on the grid. */
function Cell({ name, theme, progress }: { name: ColorName; theme: Theme; progress: number }) {
  const settled = 1 - (1 - progress) ** 2;
  const faint = contrast(color[name][theme], color.page[theme]) < 1.3;
  return (
    <span
      className={`lali:block lali:aspect-square ${faint ? 'lali:border lali:border-line' : ''}`}
      style={{
        backgroundColor: `var(--lali-color-${name})`,
        borderRadius: `${50 - 38 * progress}%`,
        rotate: `${(1 - settled) * 137.5 * (1 - progress)}deg`,
        scale: 0.86 + 0.14 * progress,
      }}
    />
  );
}

/** What each colour is for, with both of its values. */
export function UseTable() {
  return (
    <table className="lali:w-full lali:border-collapse lali:text-start">
      <thead className="lali:type-small lali:text-text-soft">
        <tr className="lali:border-b lali:border-control">
          <th scope="col" className="lali:py-3 lali:text-start lali:font-medium">
            Name
          </th>
          <th scope="col" className="lali:py-3 lali:text-start lali:font-medium">
            Use
          </th>
          {themes.map((theme) => (
            <th
              key={theme}
              scope="col"
              className="lali:py-3 lali:pe-3 lali:text-start lali:font-medium lali:capitalize"
            >
              {theme}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {colorNames.map((name) => (
          <tr key={name} className="lali:border-b lali:border-line">
            <th
              scope="row"
              className="lali:type-body lali:py-3 lali:pe-6 lali:text-start lali:font-semibold lali:md:whitespace-nowrap"
            >
              {name}
            </th>
            <td className="lali:type-small lali:py-3 lali:pe-6 lali:text-text-soft">
              {color[name].description}
            </td>
            {themes.map((theme) => (
              <td key={theme} className="lali:py-3 lali:md:pe-4 lali:md:whitespace-nowrap">
                <span className="lali:type-mono lali:flex lali:items-center lali:gap-3">
                  <span
                    data-theme={theme}
                    className="lali:size-6 lali:shrink-0 lali:rounded-md lali:border lali:border-line"
                    style={{ backgroundColor: `var(--lali-color-${name})` }}
                  />
                  <span className="lali:max-md:sr-only">{color[name][theme]}</span>
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
