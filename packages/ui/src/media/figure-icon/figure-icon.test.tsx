import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { FigureIcon, figureIconNames } from './index.ts';

describeConformance('FigureIcon', <FigureIcon name="spiral" />);

/** The silhouette at 24 px as a string of inked and empty pixels. */
async function silhouette(name: string): Promise<boolean[]> {
  const { glyphs } = await import('./glyphs.ts');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="24" height="24" color="#000" fill="currentColor" stroke-linecap="round" stroke-linejoin="round">${glyphs[name as keyof typeof glyphs]}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = new OffscreenCanvas(24, 24);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, 24, 24);
  return Array.from({ length: 576 }, (_, i) => (data[i * 4 + 3] as number) > 127);
}

test('any two icons differ in more than an eighth of the pixels they ink at 24 px', async () => {
  const shapes = await Promise.all(figureIconNames.map(silhouette));
  for (const [i, a] of shapes.entries())
    for (const [j, b] of shapes.entries()) {
      if (j <= i) continue;
      const union = a.filter((on, p) => on || b[p]).length;
      const apart = a.filter((on, p) => on !== b[p]).length;
      expect(apart / union, `${figureIconNames[i]} and ${figureIconNames[j]}`).toBeGreaterThan(0.125);
    }
});
