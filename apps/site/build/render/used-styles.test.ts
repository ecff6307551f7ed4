import { describe, expect, it } from 'vitest';
import { addNames, addWords, noNames, usedStyles } from './used-styles.ts';

const root = '<html class="app"><head></head><body>';

function cut(sheet: string, body: string, script = ''): string {
  const used = noNames();
  addNames(used, root + body);
  addWords(used, script);
  return usedStyles(sheet)(used);
}

describe('usedStyles', () => {
  const page = '<p class="lead w-1/2 [&amp;&gt;a]:x">A <a href="#">link</a></p>';

  it.each([
    ['.lead{color:red}', 'a class'],
    ['.w-1\\/2{width:50%}', 'an escaped class'],
    ['.\\[\\&\\>a\\]\\:x>a{color:red}', 'a class with signs that HTML escapes'],
    ['A:hover{color:red}', 'an element, in any state'],
    ['.lead[data-state=open]::before{content:"x"}', 'a state that the page may come into'],
    [':root[data-theme=dark]{color-scheme:dark}', 'a theme'],
    ['.lead:not(.gone){color:red}', 'a class that must not be there'],
    [':is(h1,p):where(.app *){color:red}', 'one of several'],
    ['html:has(>.lead,.gone){color:red}', 'what may be inside'],
    ['.lead:nth-child(2 of .gone){color:red}', 'a number of others'],
    ['#top{color:red}', 'an id'],
    ['@media print{@supports (color:red){.lead{color:red}}}', 'a rule within conditions'],
  ])('keeps %s: %s', (sheet) => {
    expect(cut(sheet, page)).toBe(sheet);
  });

  it.each([
    ['.gone{color:red}', 'a class'],
    ['.lead.gone{color:red}', 'one class of two'],
    ['.lead table{color:red}', 'an element'],
    ['.lead:where(.gone,.lost *){color:red}', 'none of several'],
    ['.lead:has(.gone){color:red}', 'what is never inside'],
    ['@media print{.gone{color:red}}', 'a whole condition'],
    ['::view-transition-old(cover){opacity:0}', 'what only scripts begin'],
  ])('leaves out %s: %s', (sheet) => {
    expect(cut(sheet, page)).toBe('');
  });

  it('leaves selectors out of a list, one by one', () => {
    expect(cut('.gone,.lead,.lead:is(.gone,a){color:red}', page)).toBe('.lead,.lead:is(.gone,a){color:red}');
  });

  it('keeps the order of layers', () => {
    expect(cut('@layer a,b;@layer c.d{.gone{x:y}}@layer b{.lead{x:y}}', page)).toBe(
      '@layer a,b;@layer c.d;@layer b{.lead{x:y}}',
    );
  });

  it('keeps custom properties that something reads, also by way of another', () => {
    const sheet = ':root{--a:var(--b);--b:1;--c:2;--d:3;--e:4}.lead{order:var(--a)}.gone{order:var(--c)}';
    const body = `${page}<p style="order:var(--d)"></p><svg fill="var(--e)"></svg>`;
    expect(cut(sheet, body)).toBe(':root{--a:var(--b);--b:1;--d:3;--e:4}.lead{order:var(--a)}');
  });

  it('keeps registered properties, key frames and named pages that something names', () => {
    const kept =
      '@property --x{syntax:"*";inherits:false}@keyframes in{to{opacity:1}}' +
      '@page report{size:A4}@page{margin:1cm}.lead{order:var(--x);animation:in 1s;page:report}';
    const other = '@property --y{syntax:"*";inherits:false}@keyframes out{to{opacity:0}}@page slip{size:A5}';
    expect(cut(other + kept, page)).toBe(kept);
  });

  it('keeps the faces of all fonts: later pages of the visit use those that this one declares', () => {
    const faces = '@font-face{font-family:Later;src:url(a)}';
    expect(cut(faces, page)).toBe(faces);
  });

  it('keeps what a script may put in before the whole sheet is there', () => {
    const sheet = '.armed{color:red}';
    expect(cut(sheet, page, 'e.classList.add("armed","x")')).toBe(sheet);
    expect(cut(sheet, page, 'e.classList.add("alarmed")')).toBe('');
  });

  it('says where it cannot read a sheet', () => {
    expect(() => usedStyles('.a{.b{color:red}}')).toThrow('used-styles.ts');
    expect(() => usedStyles('.a%b{color:red}')).toThrow('selector-needs.ts');
  });
});
