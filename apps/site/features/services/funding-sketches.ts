import type { ProjectSketches } from '../../content/schema/sketches.ts';

/** Drawn by the build, as on the page of the case. */
const [sketches] = Object.values(
  import.meta.glob<ProjectSketches>('../../content/sketches/funding-platform.ts', {
    import: 'default',
    query: '?drawn',
    eager: true,
  }),
);

if (sketches === undefined) throw new Error('content/sketches/funding-platform.ts is not there.');

export const funding = sketches;
