/** Hand-tuned glyphs on a 40 grid: 3 to 13 large elements, one colour, each its own silhouette. */
const dot = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
const box = (x: number, y: number, w: number, h: number, r: number) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}"/>`;
const line = (d: string, width = 3.4) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}"/>`;

export const glyphs = {
  spiral:
    '<g transform="translate(2 2) scale(.9)">' +
    dot(24.6, 16.6, 2.7) +
    dot(24.3, 24, 3.1) +
    dot(16.2, 24.4, 3.45) +
    dot(16, 15.8, 3.75) +
    box(2.2, 21.6, 7, 7, 2.9) +
    box(1.2, 11.2, 7.2, 7.2, 2.4) +
    box(10.4, 0.6, 7.4, 7.4, 2) +
    box(21.6, 0, 7.6, 7.6, 1.7) +
    box(32.4, 10.8, 7.6, 7.6, 1.7) +
    box(32.4, 21.6, 7.6, 7.6, 1.7) +
    box(21.6, 32.4, 7.6, 7.6, 1.7) +
    box(10.8, 32.4, 7.6, 7.6, 1.7) +
    '</g>',
  branch:
    line('M2.5 20H12c8 0 4-10.5 15-10.500M12 20c8 0 4 10.5 15 10.500M12 20h15') +
    box(27, 4.5, 10, 10, 2.5) +
    box(30, 16.5, 7, 7, 2) +
    box(27, 25.5, 10, 10, 2.5),
  wave:
    line('M3 11c9-8 13 26 24 18M3 29c9 8 13-26 24-18') +
    box(27, 5.5, 10, 10, 2.5) +
    box(27, 24.5, 10, 10, 2.5),
  ladder:
    box(4, 27, 9, 9, 2.5) +
    box(15.5, 27, 9, 9, 2.5) +
    box(27, 27, 9, 9, 2.5) +
    box(15.5, 15.5, 9, 9, 2.5) +
    box(27, 15.5, 9, 9, 2.5) +
    box(27, 4, 9, 9, 2.5),
  ticket: `<path fill-rule="evenodd" d="M6 9h28a3 3 0 0 1 3 3v4a4 4 0 0 0 0 8v4a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-4a4 4 0 0 0 0-8v-4a3 3 0 0 1 3-3zm17 4v4h3v-4zm0 6.500v4h3v-4zm0 6v2h3v-2z"/>`,
  team: dot(11, 12, 7) + dot(29, 12, 7) + dot(20, 28.5, 7.5),
  voice:
    box(3, 15, 5, 10, 2.5) +
    box(10.25, 8, 5, 24, 2.5) +
    box(17.5, 3, 5, 34, 2.5) +
    box(24.75, 11, 5, 18, 2.5) +
    box(32, 15.5, 5, 9, 2.5),
  lab: dot(12.5, 27, 9) + box(21, 4, 14.5, 14.5, 4) + dot(30, 29.5, 4),
  portfolio: box(3, 5, 20, 30, 4) + box(26, 5, 11, 13, 3) + box(26, 21, 11, 14, 3),
  research:
    `<path fill-rule="evenodd" d="M17 3a14 14 0 1 1 0 28a14 14 0 0 1 0-28zm0 5a9 9 0 1 0 0 18a9 9 0 0 0 0-18z"/>` +
    line('M28 28l7 7', 5),
  interface: `<path fill-rule="evenodd" d="M7 5h26a4 4 0 0 1 4 4v22a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zm1 9v16h9V14zm13 0v5h11v-5zm0 9v7h11v-7z"/>`,
  product: line('M20 3l15 8.500v17L20 37 5 28.500v-17zM5 11.500L20 20l15-8.500M20 20v17'),
  ai:
    `<path d="M17 4c1.5 10 4 12.5 14 14c-10 1.5-12.5 4-14 14c-1.5-10-4-12.5-14-14c10-1.5 12.5-4 14-14z"/>` +
    box(28, 27, 9, 9, 2.5) +
    dot(32, 7, 3.5),
  resources: `<path d="M18.5 9C14 5.5 9 5 3 5v26c6 0 11 .5 15.5 4zM21.5 9C26 5.5 31 5 37 5v26c-6 0-11 .5-15.5 4z"/>`,
  mail: `<path d="M6 7h28a3 3 0 0 1 3 3v1L20 22 3 11v-1a3 3 0 0 1 3-3zM3 15l17 11 17-11v15a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3z"/>`,
  phone: `<path fill-rule="evenodd" d="M13 2h14a4 4 0 0 1 4 4v28a4 4 0 0 1-4 4H13a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4zm0 5v20h14V7zm4.5 24v3h5v-3z"/>`,
  link:
    box(3, 3, 13, 13, 3.5) +
    box(24, 24, 13, 13, 3.5) +
    dot(30.5, 9.5, 6.5) +
    line('M10 14v9a7 7 0 0 0 7 7h9'),
  pin: `<path fill-rule="evenodd" d="M20 2a14 14 0 0 1 14 14c0 9-8 15-14 22C14 31 6 25 6 16A14 14 0 0 1 20 2zm0 8a6 6 0 1 0 0 12a6 6 0 0 0 0-12z"/>`,
} satisfies Record<string, string>;

export type FigureIconName = keyof typeof glyphs;
export const figureIconNames = Object.keys(glyphs) as FigureIconName[];
