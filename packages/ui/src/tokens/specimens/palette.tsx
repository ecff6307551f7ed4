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
      className="surface-ground rounded-band border border-line p-6 md:p-10"
    >
      <ol className="grid grid-cols-3 gap-x-4 gap-y-8 sm:grid-cols-6 lg:grid-cols-9">
        {colorNames.map((name, index) => (
          <li key={name} className="grid content-start gap-3">
            <Cell name={name} theme={theme} progress={index / (colorNames.length - 1)} />
            <div>
              <p className="type-small font-medium">{words(name)}</p>
              <p className="type-mono text-muted">{color[name][theme]}</p>
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
  const faint = contrast(color[name][theme], color.ground[theme]) < 1.3;
  return (
    <span
      className={`block aspect-square ${faint ? 'border border-line' : ''}`}
      style={{
        backgroundColor: `var(--color-${name})`,
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
    <table className="w-full border-collapse text-start">
      <thead className="type-small text-muted">
        <tr className="border-b border-control">
          <th scope="col" className="py-3 text-start font-medium">
            Name
          </th>
          <th scope="col" className="py-3 text-start font-medium">
            Use
          </th>
          {themes.map((theme) => (
            <th key={theme} scope="col" className="py-3 pe-3 text-start font-medium capitalize">
              {theme}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {colorNames.map((name) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="type-body py-3 pe-6 text-start font-semibold md:whitespace-nowrap">
              {name}
            </th>
            <td className="type-small py-3 pe-6 text-muted">{color[name].description}</td>
            {themes.map((theme) => (
              <td key={theme} className="py-3 md:pe-4 md:whitespace-nowrap">
                <span className="type-mono flex items-center gap-3">
                  <span
                    data-theme={theme}
                    className="size-6 shrink-0 rounded-md border border-line"
                    style={{ backgroundColor: `var(--color-${name})` }}
                  />
                  <span className="max-md:sr-only">{color[name][theme]}</span>
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
