import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { themeCss, tokensCss } from './tokens/css.ts';
import { deprecatedCss, deprecatedThemeCss } from './tokens/deprecated.ts';
import { readTokens, tokensDirectory } from './tokens/resolve.ts';
import { typeCss } from './tokens/type-styles.ts';
import { tokensTs } from './tokens/typescript.ts';

const target = path.join(tokensDirectory, 'generated');

/** Every generated file by name, as it should be. */
export async function renderTokens(): Promise<Record<string, string>> {
  const set = await readTokens();
  return {
    'tokens.css': tokensCss(set),
    'theme.css': themeCss(set),
    'deprecated.css': deprecatedCss(),
    'deprecated-theme.css': deprecatedThemeCss(),
    'type.css': typeCss(set),
    'tokens.ts': tokensTs(set),
  };
}

/** Names of the generated files that differ from what the token files say. */
export async function staleTokens(): Promise<string[]> {
  const stale: string[] = [];
  for (const [name, content] of Object.entries(await renderTokens())) {
    const current = await readFile(path.join(target, name), 'utf8').catch(() => '');
    if (current !== content) stale.push(name);
  }
  return stale;
}

/** Writes the generated files; with `check`, throws when they are not what the token files say. */
export async function generate({ check }: { check: boolean }): Promise<void> {
  if (check) {
    const stale = await staleTokens();
    if (stale.length > 0) {
      throw new Error(
        `Design tokens: ${stale.join(', ')} in packages/ui/src/tokens/generated no longer match the token files. Run "pnpm generate" and commit the result.`,
      );
    }
    return;
  }
  await mkdir(target, { recursive: true });
  for (const [name, content] of Object.entries(await renderTokens())) {
    await writeFile(path.join(target, name), content);
  }
}

if (import.meta.main) await generate({ check: process.argv.includes('--check') });
