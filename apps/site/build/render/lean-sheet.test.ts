import { describe, expect, it } from 'vitest';
import { withLeanReset, withoutFaces } from './lean-sheet.ts';

describe('The sheet that a page fetches later', () => {
  it('declares no face', () => {
    expect(withoutFaces('@layer a{@font-face{font-family:X;src:url(x)}.b{c:d}}')).toBe('@layer a{.b{c:d}}');
  });
});

describe('The reset', () => {
  const reset = '@layer base{*,:after,:before,::backdrop{box-sizing:border-box;margin:0}}';
  const others = '@supports (a:b){*,:before,:after,::backdrop{--x:0}}.card:before{box-sizing:border-box}';

  it('is for elements only', () => {
    expect(withLeanReset(reset + others)).toBe(`@layer base{*{box-sizing:border-box;margin:0}}${others}`);
  });

  it('is missed where it has another form', () => {
    expect(() => withLeanReset(others)).toThrow('in 0 rules');
  });
});
