import { Button } from '../../../primitives/button/index.ts';
import { SignCell } from '../../../primitives/icons/index.ts';
import type { SeedName } from '../../../tokens/create-theme.ts';
import { words } from '../../../tokens/specimens/palette.tsx';
import { nearest, type Refusal, type ShortPair } from './attempt.ts';
import type { BrandSeeds } from './seeds.ts';

/** More would only say the same of other roles. */
const SHOWN = 4;

/** What falls short alike in both themes is said once. */
function once(pairs: readonly ShortPair[]) {
  const lines = new Map<string, { pair: ShortPair; themes: string[] }>();
  for (const pair of pairs) {
    const key = [pair.role, pair.on, pair.colours.role, pair.colours.on].join();
    const line = lines.get(key) ?? { pair, themes: [] };
    line.themes.push(pair.theme);
    lines.set(key, line);
  }
  return [...lines.values()].slice(0, SHOWN);
}

const inThemes = (themes: readonly string[]) =>
  themes.length > 1 ? 'in both themes' : `in the ${themes[0]} theme`;

/** For whoever does not see the alert. */
export const refusalInWords = ({ pairs }: Refusal): string =>
  `Refused. ${once(pairs)
    .map(
      ({ pair: { role, on, is, least }, themes }) =>
        `${words(role)} on ${words(on)} has ${is} ${inThemes(themes)}, ${least} is needed. `,
    )
    .join('')}The last theme stays.`;

interface RefusedProps {
  refusal: Refusal;
  seeds: BrandSeeds;
  /** Takes another colour for a seed. */
  onMend: (seed: SeedName, hex: string) => void;
}

/** What `createTheme` refuses: each pair as it would look, its figure, and a colour nearby that holds. */
export function Refused({ refusal: { message, pairs }, seeds, onMend }: RefusedProps) {
  const seed = pairs[0]?.seed;
  const near = seed && nearest(seeds, seed);
  return (
    <section
      aria-label="Refused"
      data-refusal=""
      className="lali:surface-raised lali:grid lali:grid-cols-[auto_minmax(0,1fr)] lali:gap-x-3 lali:rounded-card lali:border lali:border-danger-text lali:p-5 lali:-mb-10 lali:pb-2 lali:shadow-float lali:xl:sticky lali:xl:top-4 lali:xl:z-10"
    >
      <SignCell tone="error" />
      <div className="lali:grid lali:gap-4">
        <p className="lali:font-semibold lali:leading-6">
          Refused, because it could not be read. The last theme stays.
        </p>
        <div className="lali:flex lali:flex-wrap lali:items-center lali:justify-between lali:gap-x-6 lali:gap-y-4">
          <ul className="lali:grid lali:gap-2">
            {once(pairs).map(({ pair: { role, on, colours, is, least }, themes }) => (
              <li key={`${role}/${on}/${themes.join()}`} className="lali:flex lali:items-center lali:gap-3">
                <Sample {...colours} />
                <span className="lali:type-small lali:min-w-0">
                  <b>{words(role)}</b> on <b>{words(on)}</b> has {is} {inThemes(themes)}, {least} is needed
                </span>
              </li>
            ))}
          </ul>
          {seed && near && (
            <Button size="small" onClick={() => onMend(seed, near)}>
              Take {near}, which holds
            </Button>
          )}
        </div>
        <details className="lali:type-small">
          <summary className="lali:focus-ring lali:min-h-11 lali:w-fit lali:cursor-pointer lali:rounded-md lali:py-2.5 lali:text-text-soft">
            What your build would say
          </summary>
          <p className="lali:font-mono lali:text-[13px] lali:leading-5 lali:wrap-anywhere">{message}</p>
        </details>
      </div>
    </section>
  );
}

/** A picture, not a text: it is here because it cannot be read. */
function Sample({ role, on }: { role: string; on: string }) {
  return (
    <svg
      viewBox="0 0 48 32"
      width={48}
      height={32}
      aria-hidden="true"
      className="lali:shrink-0 lali:rounded-md"
    >
      <rect width={48} height={32} fill={on} />
      <rect x={10} y={12} width={28} height={3} rx={1.5} fill={role} />
      <rect x={10} y={18} width={18} height={3} rx={1.5} fill={role} />
    </svg>
  );
}
