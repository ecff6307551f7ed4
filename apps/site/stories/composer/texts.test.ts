import { describe, expect, it } from 'vitest';
import { labelOf, textsOf, withTexts } from './texts.ts';

const data = {
  title: 'Three steps',
  tone: 'raised',
  sample: true,
  items: [
    { title: 'One', href: '/one', tags: ['first', 'short'] },
    { title: 'Two', seed: 3, figure: 'strands' },
  ],
};

describe('the texts of a section', () => {
  it('are what a reader sees, each at its place', () => {
    expect(textsOf(data)).toEqual([
      ['title', 'Three steps'],
      ['items.0.title', 'One'],
      ['items.0.tags.0', 'first'],
      ['items.0.tags.1', 'short'],
      ['items.1.title', 'Two'],
    ]);
  });

  it('are replaced one by one, and nothing else changes', () => {
    const before = structuredClone(data);
    const after = withTexts(data, { 'items.0.tags.1': 'brief', title: '' });
    expect(after).toEqual({
      ...data,
      title: '',
      items: [{ ...data.items[0], tags: ['first', 'brief'] }, data.items[1]],
    });
    expect(data).toEqual(before);
  });

  it('have no place elsewhere', () => {
    const texts = { lead: 'new', 'items.5.title': 'new', tone: 'new', 'items.0.href': '/new', items: 'new' };
    expect(withTexts(data, texts)).toEqual(data);
  });

  it.each([
    ['title', 'Title'],
    ['items.0.title', 'Items 1, title'],
    ['groups.1.skills.2', 'Groups 2, skills 3'],
    ['backTo.label', 'Back to, label'],
  ])('at %s are labelled %s', (path, label) => {
    expect(labelOf(path)).toBe(label);
  });
});
