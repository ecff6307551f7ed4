/** A file longer than this is usually two things. */
export const longest = 250;

/** Data and generated files are as long as what they list; tests and stories as long as their cases. */
const exempt =
  /\.(test|spec|stories)\.[jt]sx?$|(^|\/)(generated|content|test|e2e)\/|\.gen\.|\.(json|md|mdx|sql)$/;

export function sizeViolation(path: string, source: string): string | undefined {
  if (exempt.test(path)) return undefined;
  const lines = source.split('\n');
  const count = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  if (count <= longest) return undefined;
  const top = lines.slice(0, 10).join('\n');
  if (/longer than 250 lines because \S/i.test(top.replace(/\s*\n\s*(\*|\/\/)?\s*/g, ' '))) return undefined;
  return `${count} lines, over ${longest}. A file that long is hard to hold in one's head: split it, or say at its top "Longer than ${longest} lines because …".`;
}
