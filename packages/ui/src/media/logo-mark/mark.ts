interface MarkPiece {
  paint: 'grown' | 'turning' | 'built' | 'pollen';
  d: string;
  width: number;
}

/** Cells in the middle, tiles at the rim, on a 40 grid: strokes with round joins, as in the large figure. */
export const markPieces: MarkPiece[] = [
  { paint: 'grown', d: 'M20 20h0M25.5 14.500h0M26 25h0M14.5 26h0', width: 5.6 },
  { paint: 'pollen', d: 'M14 14.500h0', width: 5.6 },
  {
    paint: 'built',
    d: 'M18 4h4v4h-4zM31 9h4v4h-4zM32 24h4v4h-4zM18 32h4v4h-4zM5 27h4v4h-4zM4 10h4v4h-4z',
    width: 3,
  },
];

/** The mark as a document of its own, for favicon.svg; its colours follow the system. */
export function logoMarkSvg(): string {
  const paths = markPieces
    .map(({ paint, d, width }) => `<path class="${paint}" d="${d}" stroke-width="${width}"/>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><style>path{stroke-linecap:round;stroke-linejoin:round}.grown{fill:#0b7a4b;stroke:#0b7a4b}.turning{fill:#0f6c86;stroke:#0f6c86}.built{fill:#1f3dff;stroke:#1f3dff}.pollen{fill:#ffcf33;stroke:#ffcf33}@media(prefers-color-scheme:dark){.grown{fill:#5fc394;stroke:#5fc394}.built{fill:#5b72ff;stroke:#5b72ff}}</style>${paths}</svg>`;
}
