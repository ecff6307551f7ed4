import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { fromRoot, root } from './paths.ts';

interface Generator {
  /** Writes its generated files; with `check`, only compares, and throws if a file does not match its source. */
  generate: (options: { check: boolean }) => Promise<void> | void;
}

/** Every `scripts/generate-*.ts` of a package is a generator: no list has to be maintained. */
export function findGenerators(): string[] {
  return globSync(['packages/*/scripts/generate-*.ts', 'apps/*/scripts/generate-*.ts'], { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort();
}

/** Runs all generators and returns the complaints of those that found something out of date. */
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
