import { expect, it } from 'vitest';
import { projects } from '../../content/projects.ts';
import type { ProjectSketches } from '../../content/schema/sketches.ts';
import { still } from '../../content/seats/pictures.ts';
import { gallery, opening, telling } from './case-study.ts';
import { captions, comparison, details } from './sketches.ts';

const sketches = import.meta.glob<ProjectSketches>('../../content/sketches/*.ts', {
  eager: true,
  import: 'default',
});
const cases = projects.map((project) => {
  const own = sketches[`../../content/sketches/${project.id}.ts`];
  if (own === undefined) throw new Error(`content/sketches has no ${project.id}.ts`);
  return { ...project, sketches: own };
});

it('every screen is in the gallery once: four phones in their order, else last the one on the cover', () => {
  for (const project of cases) {
    const shown = gallery(project);
    expect(new Set(shown)).toEqual(new Set(project.images));
    expect(shown).toHaveLength(project.images.length);
    if (project.id === 'condor') expect(shown).toEqual(project.images);
    else expect(shown.at(-1)).toBe(project.images[0]);
    const told = details(project).map(({ text }) => text);
    if (project.images.length > 4) expect(told).not.toContain(shown[0]?.caption);
    if (captions(project) === 'everywhere')
      for (const { caption } of shown) expect(told).not.toContain(caption);
  }
});

it('the task of the prototype is not among the screens of any project', () => {
  expect(still?.file).toBe('condor/seat-task');
  for (const { images } of projects) expect(images.map(({ file }) => file)).not.toContain(still?.file);
});

it('each decision has a sketch of what was not taken, with notes of four words and captions of sixty letters', () => {
  for (const project of cases) {
    expect(details(project).map(({ tried }) => tried)).toEqual(project.sketches.tried);
    for (const { text, marks } of [...project.sketches.tried, project.sketches.before]) {
      expect(text.length, text).toBeLessThanOrEqual(60);
      for (const mark of marks)
        if (mark[0] === 'note') expect(mark[3].split(' ').length).toBeLessThanOrEqual(4);
    }
  }
});

it('no former product of a given client is drawn, and its sketches are listed for the owner', () => {
  for (const project of cases) {
    const given = project.sample !== true;
    expect(comparison(project)?.title === 'Before and after').toBe(!given);
    expect(project.sketches.before.text.startsWith('First variant')).toBe(given);
    expect(project.sketches.sample === true).toBe(given);
  }
});

it('every case has one sentence that is set large, and it stands nowhere else on the page', () => {
  for (const project of cases) {
    const { lead, statement, work } = telling(project);
    expect(statement.length, project.id).toBeGreaterThan(40);
    expect([lead, ...work]).not.toContain(statement);
    expect([lead, statement]).toContain(project.description);
  }
});

it('the first view of every case says what came of it: its number, or a sentence', () => {
  for (const project of cases) {
    const { proof, lead } = opening(project);
    expect(proof, project.id).toEqual(project.claim);
    if (project.claim === undefined) expect(lead, project.id).toBeTruthy();
    else if (project.story.length === 0) expect(lead, project.id).toBeUndefined();
  }
});

it('what a decision shows large is a part of its screen, in the proportions of the others', () => {
  for (const project of cases)
    for (const { image, part } of details(project)) {
      if (part === undefined) continue;
      expect(part.x + part.width, project.id).toBeLessThanOrEqual(image.width);
      expect(part.y + part.height, project.id).toBeLessThanOrEqual(image.height);
      expect(part.width / part.height, project.id).toBeCloseTo(780 / 544, 1);
    }
});
