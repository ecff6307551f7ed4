/** WCAG 2 contrast of two opaque hex colours, 1 to 21. Rounds down, so that 4.499 never reads as 4.5. */
export function contrast(first: string, second: string): number {
  const [a = 0, b = 0] = [luminance(first), luminance(second)].sort((x, y) => y - x);
  return Math.floor(((a + 0.05) / (b + 0.05)) * 100) / 100;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
