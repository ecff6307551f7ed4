import { describe, expect, it } from 'vitest';
import { literal, pageFiles } from './page-file.ts';

describe('literal', () => {
  it('gives the same value when it is read', () => {
    const data = {
      title: "It’s a 'quoted' line\nand a back\\slash",
      count: 3,
      shown: false,
      empty: [],
      nothing: {},
      'two-words': null,
      items: [{ text: 'one' }, ['nested', 2]],
    };
    expect(new Function(`return ${literal(data)}`)()).toEqual(data);
  });

  it('leaves out what is not given', () => {
    expect(literal({ title: 'Here', lead: undefined })).toBe("{\n  title: 'Here',\n}");
  });
});

describe('page files', () => {
  const files = pageFiles('spring', [
    { name: 'PageIntro', data: { title: 'Spring' } },
    { name: 'CtaBand', data: { title: 'First' } },
    { name: 'CtaBand', data: { title: 'Second' } },
  ]);

  it('have the data of each section under its own name', () => {
    expect(files.content).toContain("export const pageIntro = {\n  title: 'Spring',\n} as const;");
    expect(files.content).toContain('export const ctaBand2 =');
  });

  it('compose the sections in their order, each imported once', () => {
    expect(files.page).toContain("import { CtaBand, Page, PageIntro } from '@laliaflia/ui';");
    expect(files.page).toContain("from '../content/pages/spring.ts'");
    expect(files.page.match(/<\w+ \{\.\.\.\w+\} \/>/g)).toEqual([
      '<PageIntro {...pageIntro} />',
      '<CtaBand {...ctaBand} />',
      '<CtaBand {...ctaBand2} />',
    ]);
    expect(files.page).toMatch(/return \(\n {4}<Page>\n {6}<PageIntro[\s\S]*<\/Page>/);
  });
});
