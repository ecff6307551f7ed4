import type { Exports } from './records.ts';

/* Run through Vite by load.ts, never bundled. */

export const modules = import.meta.glob<Exports>(['../../content/*.ts', '!**/*.test.ts', '!**/*.d.ts'], {
  eager: true,
});
export const pages = import.meta.glob<Exports>('../../content/pages/*.ts', { eager: true });
export const projects = import.meta.glob<unknown>('../../content/projects/*.ts', {
  eager: true,
  import: 'default',
});
export const team = import.meta.glob<unknown>('../../content/team/*.ts', { eager: true, import: 'default' });
export const sketches = import.meta.glob<unknown>('../../content/sketches/*.ts', {
  eager: true,
  import: 'default',
});
export { authors, drawings, facts } from './quotable.ts';
