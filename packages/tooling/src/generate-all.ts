import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { fromRoot, root } from './paths.ts';

interface Generator {
  /** Writes what it generates; with `check`, only compares, and throws where a file is not what its source says. */
  generate: (options: { check: boolean }) => Promise<void> | void;
}

/** Every `scripts/generate-*.ts` of a package is a generator: there is no list to keep up. */
export function findGenerators(): string[] {
  return globSync(['packages/*/scripts/generate-*.ts', 'apps/*/scripts/generate-*.ts'], { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort();
}

/** Runs all generators, and answers with the complaints of those that found something out of date. */
export async function generateAll({ check }: { check: boolean }): Promise<string[]> {
  const complaints: string[] = [];
  for (const file of findGenerators()) {
    const { generate } = (await import(pathToFileURL(fromRoot(file)).href)) as Generator;
    try {
      await generate({ check });
    } catch (error) {
      if (!check) throw error;
      complaints.push(`${file}: ${(error as Error).message}`);
    }
  }
  return complaints;
}
