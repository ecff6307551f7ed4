import { color } from '../../tokens/generated/tokens.ts';

export interface MarkPiece {
  paint: 'grown' | 'turning' | 'built' | 'pollen';
  x: number;
  y: number;
  size: number;
  corner: number;
  rotation: number;
}

const disc = (paint: MarkPiece['paint'], x: number, y: number, size: number): MarkPiece => ({
  paint,
  x,
  y,
  size,
  corner: size / 2,
  rotation: 0,
});
const tile = (x: number, y: number, size = 7.6, corner = 1.7, rotation = 0): MarkPiece => ({
  paint: corner > 1.7 ? 'turning' : 'built',
  x,
  y,
  size,
  corner,
  rotation,
});

/**
 * The mark on a 40 grid, read as one spiral: four cells grow clockwise from the smallest, three more turn,
 * five have arrived on the grid (pitch 10.8).
 */
export const markPieces: readonly MarkPiece[] = [
  disc('grown', 24.6, 16.6, 5.4),
  disc('pollen', 24.3, 24, 6.2),
  disc('grown', 16.2, 24.4, 6.9),
  disc('grown', 16, 15.8, 7.5),
  tile(5.6, 25.2, 7, 2.9, 34),
  tile(4.7, 14.8, 7.2, 2.4, 20),
  tile(14, 4.3, 7.4, 2, 9),
  tile(25.4, 3.8),
  tile(36.2, 14.6),
  tile(36.2, 25.4),
  tile(25.4, 36.2),
  tile(14.6, 36.2),
];

const pieceMarkup = ({ paint, x, y, size, corner, rotation }: MarkPiece): string => {
  const at = (n: number) => Math.round((n - size / 2) * 100) / 100;
  const turn = rotation ? ` transform="rotate(${rotation} ${x} ${y})"` : '';
  return `<rect class="${paint}" x="${at(x)}" y="${at(y)}" width="${size}" height="${size}" rx="${corner}"${turn}/>`;
};

/** The four colours of the mark, as hex values: roles of a theme, such as `createTheme` returns them. */
export type MarkColours = Record<'figure-start' | 'figure-middle' | 'figure-end' | 'highlight', string>;

const scheme = (colours: MarkColours) =>
  `.grown{fill:${colours['figure-start']}}.turning{fill:${colours['figure-middle']}}.built{fill:${colours['figure-end']}}.pollen{fill:${colours.highlight}}`;

const ownColours = (theme: 'light' | 'dark'): MarkColours => ({
  'figure-start': color['figure-start'][theme],
  'figure-middle': color['figure-middle'][theme],
  'figure-end': color['figure-end'][theme],
  highlight: color.highlight[theme],
});

/** The mark as a document of its own, for favicon.svg; its colours follow the system. Default: our own colours. */
export function logoMarkSvg(
  { light, dark }: Record<'light' | 'dark', MarkColours> = {
    light: ownColours('light'),
    dark: ownColours('dark'),
  },
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><style>${scheme(light)}@media(prefers-color-scheme:dark){${scheme(dark)}}</style>${markPieces.map(pieceMarkup).join('')}</svg>`;
}
