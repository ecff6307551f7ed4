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
  methods: dot(8, 32, 7) + box(13.5, 13, 13, 13, 4.5) + box(25.5, 1.5, 13, 13, 2),
  pair:
    dot(14, 14, 11) +
    '<path d="M26.850 17H34a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H20a3 3 0 0 1-3-3v-7.150A13.200 13.200 0 0 0 26.850 17z"/>',
  all: [7, 20, 33].flatMap((y) => [7, 20, 33].map((x) => dot(x, y, 4.2))).join(''),
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
  lab:
    `<path fill-rule="evenodd" d="M13 3h14a2 2 0 0 1 0 4h-1v8l9.500 17a3.500 3.500 0 0 1-3 5h-25a3.500 3.500 0 0 1-3-5L14 15V7h-1a2 2 0 0 1 0-4zm4.500 4v9.500L14 23h12l-3.500-6.500V7z"/>` +
    dot(33.5, 9, 3.4),
  portfolio:
    `<path fill-rule="evenodd" d="M8 5h24a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zm1 5v14h22V10z"/>` +
    box(12.5, 13.5, 7, 7, 2) +
    box(1, 31.5, 38, 4.5, 2.25),
  research:
    `<path fill-rule="evenodd" d="M16 2a14 14 0 1 1 0 28a14 14 0 0 1 0-28zm0 4a10 10 0 1 0 0 20a10 10 0 0 0 0-20z"/>` +
    dot(12.5, 13, 2.8) +
    dot(19.5, 13.5, 2.8) +
    dot(15.5, 20, 2.8) +
    `<g transform="rotate(45 31.500 31.500)">${box(24.5, 28, 14, 7, 2)}</g>`,
  interface:
    `<path fill-rule="evenodd" d="M11 4h18a8 8 0 0 1 0 16H11a8 8 0 0 1 0-16zm18 3.500a4.500 4.500 0 1 0 0 9a4.500 4.500 0 0 0 0-9z"/>` +
    box(3, 23.5, 13, 13, 3.5) +
    box(19, 24, 18, 4.8, 2.4) +
    box(19, 31.2, 12, 4.8, 2.4),
  product:
    box(3, 6.5, 14, 14, 3.5) +
    box(3, 23, 14, 14, 3.5) +
    box(19.5, 23, 14, 14, 3.5) +
    `<g transform="rotate(24 29.500 10.500)">${box(22.5, 3.5, 14, 14, 3.5)}</g>`,
  ai:
    box(13, 13, 14, 14, 4.5) +
    [
      [20, 6.8],
      [33.2, 20],
      [20, 33.2],
      [6.8, 20],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 4.2))
      .join('') +
    [9.5, 30.5].flatMap((y) => [9.5, 30.5].map((x) => dot(x, y, 2.2))).join(''),
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
