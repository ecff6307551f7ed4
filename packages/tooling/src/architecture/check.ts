import { cruise } from 'dependency-cruiser';
import { root } from '../paths.ts';
import { rules } from './rules.ts';

/** Holds every import of the workspace against the rules. The report names each import that breaks one, and why. */
export async function checkArchitecture(baseDir = root): Promise<{ ok: boolean; report: string }> {
  const { exitCode, output } = await cruise(
    ['packages', 'apps', '.storybook'],
    {
      baseDir,
      validate: true,
      ruleSet: { forbidden: rules },
      outputType: 'err-long',
      // The compiler of TypeScript 7 has no interface for other tools yet.
      parser: 'swc',
      includeOnly: { path: '^(packages|apps|[.]storybook|node_modules|@[^/]+)/|^[^/]+$' },
      doNotFollow: { path: 'node_modules' },
      // packages/pictures stands outside the workspace.
      exclude: { path: '^packages/pictures/|/(dist[^/]*|[.]cache|consumers|generated)/' },
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  );
  return { ok: exitCode === 0, report: String(output) };
}
