import { expect, it } from 'vitest';
import { projects } from '../../content/projects.ts';
import { still } from '../../content/seats/pictures.ts';
import { details, gallery } from './case-study.ts';

it('every screen is in the gallery once: first what stands nowhere else, last the one on the cover', () => {
  for (const project of projects) {
    const shown = gallery(project);
    expect(new Set(shown)).toEqual(new Set(project.images));
    expect(shown).toHaveLength(project.images.length);
    expect(shown.at(-1)).toBe(project.images[0]);
    const told = details(project).map(({ text }) => text);
    if (project.images.length > 4) expect(told).not.toContain(shown[0]?.caption);
  }
});

it('the task of the prototype is not among the screens of any project', () => {
  expect(still?.file).toBe('condor/seat-task');
  for (const { images } of projects) expect(images.map(({ file }) => file)).not.toContain(still?.file);
});
