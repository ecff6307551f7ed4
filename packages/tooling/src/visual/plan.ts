/** What one run of the stories does with its pictures. */
export interface PicturePlan {
  /** Folder of the pictures to compare with. */
  baselines: string;
  /** A story without a baseline: write one there, only report it as new, or fail. */
  missing: 'write' | 'report' | 'refuse';
}

/*
 * The plan is made before Vitest starts (it may have to build an older commit) and reaches its configuration through
 * the environment. A bare `vitest` run has no plan and takes no pictures.
 */
const baselinesVariable = 'LALIAFLIA_PICTURES';
const missingVariable = 'LALIAFLIA_PICTURES_MISSING';

export function planEnvironment({ baselines, missing }: PicturePlan): Record<string, string> {
  return { [baselinesVariable]: baselines, [missingVariable]: missing };
}

export function planFromEnvironment(environment: NodeJS.ProcessEnv = process.env): PicturePlan | undefined {
  const baselines = environment[baselinesVariable];
  if (baselines === undefined || baselines === '') return undefined;
  const missing = environment[missingVariable];
  return { baselines, missing: missing === 'write' || missing === 'report' ? missing : 'refuse' };
}
