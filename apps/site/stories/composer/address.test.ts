import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Composition, decode, encode, linkTo, themes, widths } from './address.ts';

const catalogue: Readonly<Record<string, unknown>> = {
  PageIntro: { title: 'Spring', lead: 'Soon.', href: '/spring' },
  CtaBand: { title: 'Call', actions: [{ label: 'Now', href: '/now' }] },
};
const known = (name: string) => (Object.hasOwn(catalogue, name) ? catalogue[name] : undefined);
const section = (name: string, texts = {}) => ({ name, texts });

describe('an address', () => {
  it('can be read by a person, as long as no text is edited', () => {
    const sections = [section('PageIntro'), section('CtaBand'), section('CtaBand')];
    expect(encode({ sections })).toBe('PageIntro-CtaBand-CtaBand');
    expect(encode({ sections, theme: 'dark', width: 390 })).toBe('PageIntro-CtaBand-CtaBand_dark_390');
    expect(encode({ sections: [] })).toBe('');
  });

  const text = fc.string({ unit: 'grapheme' });
  const any = fc.record<Composition>({
    sections: fc.array(
      fc.oneof(
        fc
          .record({ title: text, lead: text }, { requiredKeys: [] })
          .map((texts) => section('PageIntro', texts)),
        fc
          .record({ title: text, 'actions.0.label': text }, { requiredKeys: [] })
          .map((texts) => section('CtaBand', texts)),
      ),
    ),
    theme: fc.constantFrom(undefined, ...themes),
    width: fc.constantFrom(undefined, ...widths),
  });

  it('gives back what it was made of, in letters that Storybook takes from a URL', () => {
    fc.assert(
      fc.property(any, (composition) => {
        const address = encode(composition);
        expect(address).toMatch(/^[\w-]*$/);
        const read = decode(address, known);
        expect(read.ignored).toEqual([]);
        expect(encode(read.composition)).toBe(encode(withoutOriginals(composition)));
      }),
    );
  });

  it('never throws, and whatever is read can be written again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\w-]*$/)), (address) => {
        const { composition } = decode(address, known);
        expect(decode(encode(composition), known)).toEqual({ composition, ignored: [] });
      }),
    );
  });
});

/** A text that says what the catalogue says is not edited. */
function withoutOriginals(composition: Composition): Composition {
  const originals = new Set(['Spring', 'Soon.', 'Call', 'Now']);
  return {
    ...composition,
    sections: composition.sections.map(({ name, texts }) => ({
      name,
      texts: Object.fromEntries(Object.entries(texts).filter(([, text]) => !originals.has(text))),
    })),
  };
}

describe('what an address says that is not known', () => {
  it('is left out and named', () => {
    expect(decode('PageIntro-Banner-CtaBand-constructor_blue_500_light', known)).toEqual({
      composition: { sections: [section('PageIntro'), section('CtaBand')], theme: 'light' },
      ignored: ['section “Banner”', 'section “constructor”', 'setting “blue”', 'setting “500”'],
    });
  });

  const edited = (texts: unknown) => {
    const text = Buffer.from(typeof texts === 'string' ? texts : JSON.stringify(texts)).toString('base64url');
    return decode(`Banner-PageIntro_t${text}`, known);
  };

  it('texts stay with their section, although one before it is unknown', () => {
    expect(edited([1, 'title', 'Summer', 0, 'title', 'Gone']).composition.sections).toEqual([
      section('PageIntro', { title: 'Summer' }),
    ]);
  });

  it.each([
    [
      'a place that the section does not have',
      [1, 'items.0.title', 'x'],
      'text “items.0.title” of PageIntro',
    ],
    ['a place that is no text', [1, 'href', 'javascript:alert(1)'], 'text “href” of PageIntro'],
    ['a place of every object', [1, '__proto__.title', 'x'], 'text “__proto__.title” of PageIntro'],
    ['a section that is not there', [7, 'title', 'x'], 'an edited text without its place'],
    ['half of it', [1, 'title'], 'an edited text without its place'],
    ['no text', [1, 'title', { evil: true }], 'an edited text without its place'],
    ['no list', { title: 'x' }, 'edited texts, which cannot be read'],
    ['no JSON', '[1,"title', 'edited texts, which cannot be read'],
  ])('%s', (_what, texts, named) => {
    const { composition, ignored } = edited(texts);
    expect(composition.sections).toEqual([section('PageIntro')]);
    expect(ignored).toEqual(['section “Banner”', named]);
  });
});

describe('a link', () => {
  const address = 'PageIntro_dark_tWzFd';

  it('leads to the story in Storybook, or alone', () => {
    expect(linkTo(address, 'http://localhost:6006/?path=/story/pages-composer--playground')).toBe(
      `http://localhost:6006/?path=/story/pages-composer--playground&args=address:${address}`,
    );
    expect(linkTo(address, 'https://ui.example/sb/iframe.html?id=a--b&viewMode=story')).toBe(
      `https://ui.example/sb/iframe.html?id=a--b&viewMode=story&args=address:${address}`,
    );
    expect(linkTo(address, 'https://ui.example/')).toBe(`https://ui.example/?args=address:${address}`);
  });

  it('replaces an older composition, and keeps what else was set', () => {
    const before = 'https://ui.example/?path=/story/a--b&args=page:offer;address:CtaBand&globals=theme:dark';
    expect(linkTo(address, before)).toBe(
      `https://ui.example/?path=/story/a--b&globals=theme:dark&args=page:offer;address:${address}`,
    );
  });
});
