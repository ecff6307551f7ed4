/** A part of the code whose tests have to notice when it breaks. */
export interface Room {
  name: string;
  folder: string;
  /** What is broken on trial: source files below the folder. */
  sources: readonly string[];
  /** Which tests may notice. */
  tests: readonly string[];
}

const leads = (name: string, folder: string): Room => ({
  name,
  folder: `packages/leads/src/${folder}`,
  sources: [`packages/leads/src/${folder}/**/*.ts`],
  tests: ['packages/leads/src/**/*.test.ts'],
});

export const rooms: readonly Room[] = [
  leads('Form rules', 'forms'),
  {
    name: 'Scoring',
    folder: 'apps/site/features/assessment/scoring',
    sources: ['apps/site/features/assessment/scoring/*.ts', 'packages/leads/src/assessment/*.ts'],
    tests: ['apps/site/features/assessment/**/*.test.ts', 'apps/site/content/assessment.test.ts'],
  },
  leads('Submission engine', 'submission'),
  leads('Outbox', 'outbox'),
  leads('Gateway', 'gateway'),
];

/** Tests and what they stand on are not broken on trial. */
export const spared = ['**/*.test.ts', '**/test/**', '**/samples.ts'];

/** So much of each room has to be noticed. */
export const bar = 80;
