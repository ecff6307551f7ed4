/** One line of `_redirects`, in the production host's syntax: `from [key=value…] to [status[!]]`. */
export interface RedirectRule {
  from: string;
  query: Readonly<Record<string, string>>;
  to: string;
  status: number;
  /** With `!` the rule outranks a file of that path. */
  force: boolean;
}

export interface RedirectMatch {
  to: string;
  status: number;
  force: boolean;
}

const statusPattern = /^\d{3}!?$/;

export function parseRedirects(text: string): RedirectRule[] {
  return text.split('\n').flatMap((line, index) => {
    const parts = withoutComment(line.trim().split(/\s+/).filter(Boolean));
    return parts.length === 0 ? [] : [parseRule(parts, index + 1)];
  });
}

function withoutComment(parts: string[]): string[] {
  const start = parts.findIndex((part) => part.startsWith('#'));
  return start === -1 ? parts : parts.slice(0, start);
}

function parseRule([from = '', ...rest]: string[], line: number): RedirectRule {
  const target = rest.findIndex((part) => /^(\/|https?:)/.test(part));
  const to = rest[target];
  const [status = '301', ...conditions] = rest.slice(target + 1);
  if (to === undefined) throw new Error(`_redirects line ${line}: no target that starts with "/" or "http".`);
  if (!statusPattern.test(status)) throw new Error(`_redirects line ${line}: "${status}" is no status.`);
  if (conditions.length > 0) {
    throw new Error(`_redirects line ${line}: conditions (${conditions.join(' ')}) are not supported here.`);
  }
  const query = Object.fromEntries(rest.slice(0, target).map((pair) => splitOnce(pair, '=')));
  return { from, query, to, status: Number.parseInt(status, 10), force: status.endsWith('!') };
}

/**
 * The first rule that fits wins. As in the host's own matcher: paths are case-sensitive and a trailing slash does not
 * count; every parameter that a rule names must be there with a value, further ones are tolerated, and of a repeated
 * one the last value counts.
 */
export function matchRedirect(
  rules: readonly RedirectRule[],
  path: string,
  search: string,
): RedirectMatch | undefined {
  for (const rule of rules) {
    const inPath = matchPath(rule.from, path);
    const inQuery = matchQuery(rule.query, search);
    if (inPath === undefined || inQuery === undefined) continue;
    const isSentOn = rule.status >= 300 && rule.status < 400;
    const captured = { ...(isSentOn ? encoded(inPath) : inPath), ...inQuery };
    const target = rule.to.replace(/:(\w+)/g, (whole, name: string) => captured[name] ?? whole);
    return { to: isSentOn ? passQueryOn(target, search) : target, status: rule.status, force: rule.force };
  }
  return undefined;
}

function matchPath(from: string, path: string): Record<string, string> | undefined {
  const wanted = segments(from);
  const given = segments(path);
  const captured: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    if (part === '*') return { ...captured, splat: given.slice(index).join('/') };
    const value = given[index];
    if (value === undefined) return undefined;
    if (part.startsWith(':')) captured[part.slice(1)] = value;
    else if (part !== value) return undefined;
  }
  return given.length === wanted.length ? captured : undefined;
}

/** A browser reads the target as an address, in which a backslash or a question mark means something else. */
function encoded(captured: Record<string, string>): Record<string, string> {
  const one = (value: string) => value.split('/').map(encodeURIComponent).join('/');
  return Object.fromEntries(Object.entries(captured).map(([name, value]) => [name, one(value)]));
}

function segments(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function matchQuery(query: RedirectRule['query'], search: string): Record<string, string> | undefined {
  const given = rawParameters(search);
  const captured: Record<string, string> = {};
  for (const [key, wanted] of Object.entries(query)) {
    const value = given.get(key);
    if (value === undefined) return undefined;
    if (wanted.startsWith(':')) captured[wanted.slice(1)] = value;
    else if (decode(value) !== wanted) return undefined;
  }
  return captured;
}

/** Values as they stand in the address, not decoded: a captured value goes into a path again. */
function rawParameters(search: string): Map<string, string> {
  const pairs = search.replace(/^\?/, '').split('&');
  return new Map(pairs.filter((pair) => pair.includes('=')).map((pair) => splitOnce(pair, '=')));
}

function passQueryOn(target: string, search: string): string {
  if (search === '' || search === '?') return target;
  const [rest = '', hash] = target.split('#');
  const [path = '', ownSearch = ''] = rest.split('?');
  const merged = new URLSearchParams(search);
  for (const [key, value] of new URLSearchParams(ownSearch)) merged.set(key, value);
  return `${path}?${merged}${hash === undefined ? '' : `#${hash}`}`;
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
