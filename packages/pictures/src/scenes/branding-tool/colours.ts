export interface Colour {
  name: string;
  hex: string;
}

export const halm = [
  { name: 'Rye', hex: '#38231a' },
  { name: 'Crust', hex: '#dd9738' },
  { name: 'Flour', hex: '#f7efde' },
  { name: 'Cornflower', hex: '#2f48ad' },
  { name: 'Stubble', hex: '#e3cf9e' },
  { name: 'Dew', hex: '#cfdaf2' },
] as const satisfies readonly Colour[];

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const light = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colours by the usual formula, cut rather than rounded: 4.49 is not 4.5. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return Math.floor(((high + 0.05) / (low + 0.05)) * 10) / 10;
}
