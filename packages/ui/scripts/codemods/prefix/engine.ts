import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';

export const prefix = 'lali';

/** Whether Tailwind has a rule for a class that is written without the prefix. */
export type IsUtility = (candidate: string) => boolean;

const require = createRequire(import.meta.url);

/** Classes that Tailwind knows without a rule of their own: variants such as `group-hover` refer to them. */
const marker = /^(group|peer)(\/[\w-]+)?$/;

async function loadStylesheet(id: string, base: string) {
  const file =
    id === 'tailwindcss' || id.startsWith('tailwindcss/')
      ? require.resolve(id === 'tailwindcss' ? 'tailwindcss/index.css' : id)
      : path.resolve(base, id);
  // Whether a class exists does not depend on what it applies, and that may have the prefix before the theme has it.
  const content = (await readFile(file, 'utf8')).replaceAll(/@apply[^;}]*/g, '--applied: 0');
  return { path: file, base: path.dirname(file), content };
}

/** Tailwind with a theme sheet. The theme may have the prefix already: then the classes are asked for with it. */
export async function loadEngine(theme: string): Promise<IsUtility> {
  const system = await loadDesignSystem(`@import "tailwindcss"; @import "${theme}";`, {
    base: path.dirname(theme),
    loadStylesheet,
  });
  const before = system.theme.prefix === null ? '' : `${system.theme.prefix}:`;
  const known = new Map<string, boolean>();
  return (candidate) => {
    const found = known.get(candidate);
    if (found !== undefined) return found;
    const valid = marker.test(candidate) || system.candidatesToCss([before + candidate])[0] !== null;
    known.set(candidate, valid);
    return valid;
  };
}
