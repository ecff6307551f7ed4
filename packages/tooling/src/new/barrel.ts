const layerOf = (line: string) => /'\.\/(\w+)\//.exec(line)?.[1] ?? '';

/** Adds a line to the exports in packages/ui/src/index.ts, in alphabetical order. */
export function withExport(barrel: string, layer: 'primitives' | 'sections', kebab: string): string {
  const line = `export * from './${layer}/${kebab}/index.ts';`;
  const lines = barrel.trimEnd().split('\n');
  if (lines.includes(line)) return barrel;
  const before = lines.findIndex((each) => layerOf(each) >= layer && each > line);
  lines.splice(before === -1 ? lines.length : before, 0, line);
  return `${lines.join('\n')}\n`;
}
