const layerOf = (line: string) => /'\.\/(\w+)\//.exec(line)?.[1] ?? '';

/** The list of exports in packages/ui/src/index.ts with one more line, in its place of the alphabet. */
export function withExport(barrel: string, layer: 'primitives' | 'sections', kebab: string): string {
  const line = `export * from './${layer}/${kebab}/index.ts';`;
  const lines = barrel.trimEnd().split('\n');
  if (lines.includes(line)) return barrel;
  const before = lines.findIndex((each) => layerOf(each) >= layer && each > line);
  lines.splice(before === -1 ? lines.length : before, 0, line);
  return `${lines.join('\n')}\n`;
}
