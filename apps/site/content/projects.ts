import type { Project } from './schema/collections.ts';

/** Every project, in the order of the portfolio. A file in projects/ is a project. */
export const projects: readonly Project[] = Object.values(
  import.meta.glob<Project>('./projects/*.ts', { eager: true, import: 'default' }),
).sort((a, b) => a.order - b.order);

/** The projects of these ids, in this order. */
export function projectsOf(ids: readonly string[]): readonly Project[] {
  return ids.flatMap((id) => projects.filter((project) => project.id === id));
}

/** The one after it in the portfolio; after the last one, or after none, the first. */
export function projectAfter(one?: Project): Project {
  const next = projects[(projects.findIndex(({ id }) => id === one?.id) + 1) % projects.length];
  if (next === undefined) throw new Error('There are no projects: a file in content/projects/ is one.');
  return next;
}
