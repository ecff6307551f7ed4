import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { LogoMark, logoMarkSvg } from './index.ts';

describeConformance('LogoMark', <LogoMark />);

test('the mark as a document is well-formed and paints every piece', () => {
  const parsed = new DOMParser().parseFromString(logoMarkSvg(), 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  const style = parsed.querySelector('style')?.textContent ?? '';
  const pieces = [...parsed.querySelectorAll('rect')];
  expect(pieces).toHaveLength(12);
  for (const piece of pieces) expect(style).toContain(`.${piece.getAttribute('class')}{fill:`);
});
