import { type Drawing, PICTURE } from './scene.ts';

const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

const anchors = { start: 'start', center: 'middle', end: 'end' } as const;

export function toSvg({ ground, shapes, words, scale, middle }: Drawing): string {
  const { width, height } = PICTURE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    `<g transform="translate(${middle.x} ${middle.y}) scale(${scale.toFixed(4)})" stroke-linecap="round" stroke-linejoin="round">`,
    ...shapes.map(
      ({ d, fill, stroke, width: line }) =>
        `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${line}"/>`,
    ),
    '</g>',
    ...words.map(
      ({ text, x, y, size, weight, family, fill, align }) =>
        `<text x="${x}" y="${y.toFixed(1)}" font-family="${escaped(family)}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchors[align]}">${escaped(text)}</text>`,
    ),
    '</svg>',
  ].join('\n');
}
