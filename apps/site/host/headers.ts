/** A block of `_headers`, in the production host's syntax: a path pattern, then indented `Name: value` lines. */
export interface HeaderRule {
  pattern: RegExp;
  values: Readonly<Record<string, string>>;
}

export function parseHeaders(text: string): HeaderRule[] {
  const rules: { pattern: RegExp; values: Record<string, string> }[] = [];
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('/')) {
      rules.push({ pattern: toPattern(line), values: {} });
      continue;
    }
    const colon = line.indexOf(':');
    const rule = rules.at(-1);
    if (colon < 1 || rule === undefined) {
      throw new Error(`_headers line ${index + 1}: "${line}" is neither a path nor a header below one.`);
    }
    const name = line.slice(0, colon).trim().toLowerCase();
    const value = line.slice(colon + 1).trim();
    const before = rule.values[name];
    rule.values[name] = before === undefined ? value : `${before}, ${value}`;
  }
  return rules;
}

/** All rules that fit, merged; of a header that several name, the last one counts. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  return Object.assign({}, ...rules.filter(({ pattern }) => pattern.test(path)).map(({ values }) => values));
}

function toPattern(path: string): RegExp {
  const parts = path.split('/').filter(Boolean).map(partPattern);
  // An address may hold line breaks.
  return new RegExp(`^/${parts.join('/')}/?$`, 'is');
}

function partPattern(part: string): string {
  if (part.startsWith(':')) return '[^/]+';
  if (part === '*') return '?.*';
  return part.split('*').map(escapePattern).join('.*');
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
