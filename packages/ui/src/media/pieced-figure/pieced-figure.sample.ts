import type { FigurePiece } from './pieced-figure.tsx';

const drawing = (body: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`,
  )}`;

const seats = drawing(
  '<rect width="132" height="90" fill="#dfe7f7"/><g fill="#2f6bff"><rect x="12" y="22" width="46" height="46" rx="10"/><rect x="64" y="22" width="46" height="46" rx="10"/></g>',
  132,
  90,
);
const timer = drawing(
  '<rect width="112" height="112" fill="#efe8ff"/><circle cx="56" cy="56" r="40" fill="none" stroke="#f0623a" stroke-width="8"/>',
  112,
  112,
);

const portrait = drawing(
  '<rect width="96" height="96" fill="#e7ebe6"/><circle cx="48" cy="38" r="20" fill="#0e1a17"/><rect x="16" y="66" width="64" height="30" rx="8" fill="#1f3dff"/>',
  96,
  96,
);

/** For stories and tests. */
export const pieces = [
  {
    image: { src: seats, alt: 'Airline seat selection: two seats side by side', width: 132, height: 90 },
    href: '#seats',
    columns: 6,
    rows: 4,
    x: -10.5,
    y: -6.5,
  },
  {
    image: { src: timer, alt: 'Life coach: a ring that counts the quiet', width: 112, height: 112 },
    href: '#timer',
    columns: 5,
    rows: 5,
    x: -2,
    y: -12,
  },
  {
    image: { src: portrait, alt: 'Ada Brandt', width: 96, height: 96 },
    shape: 'round',
    href: '#about',
    columns: 5,
    rows: 5,
    x: 6,
    y: -11,
  },
] as const satisfies readonly FigurePiece[];
