/** From the living core through grown to built, as in every figure; with a little pollen. */
export function paintOf(ring: number, pollen: boolean): string {
  if (pollen) return 'var(--lali-figure-pollen)';
  const share = Math.min(1, ring / 10);
  const [from, to, part] = share < 0.5 ? ['core', 'grown', share * 2] : ['grown', 'built', share * 2 - 1];
  return `color-mix(in oklab,var(--lali-figure-${from}),var(--lali-figure-${to}) ${Math.round(Number(part) * 100)}%)`;
}
