/*
 * The table of docs/clauses.md: each sentence of the specification's sections 2 and 9 with what proves it. Proofs of a row
 * stand one behind the other with semicolons between them:
 *
 *   `/cv` shows "Nationality"                          words in the main part of the page
 *   `/cv` links "Contact" to `/contact`                a link there, by its name
 *   `/cv` has 7 `li.industry`                          so many elements there
 *   every header links …, every footer shows …         the same on all pages
 *   `apps/site/e2e/blog.spec.ts` › "filters"           a test or story with these words in its name
 *   crawl › "site map"                                a check of this crawl
 *   later: the chat                                    not yet, and why
 */

export type Proof =
  | { kind: 'shows'; place: Place; text: string }
  | { kind: 'links'; place: Place; name: string; href: string }
  | { kind: 'has'; place: Place; count: number; selector: string }
  | { kind: 'test'; file: string; name: string }
  | { kind: 'check'; name: string }
  | { kind: 'later'; reason: string };

/** A page, or a part of all pages. */
export type Place = { address: string } | { part: 'header' | 'footer' | 'head' | 'body' };

export interface Clause {
  id: string;
  words: string;
  proofs: readonly Proof[];
  /** What could not be read as a proof. */
  unreadable: readonly string[];
}

export function readClauses(markdown: string): Clause[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|\s*(Id\b|-)/.test(line))
    .map((line) => {
      const [id = '', words = '', proof = ''] = line.split(/(?<!\\)\|/).slice(1, -1);
      const parts = split(proof.trim().replaceAll('\\|', '|'));
      const read = parts.map((part) => ({ part, proof: readProof(part) }));
      return {
        id: id.trim(),
        words: words.trim(),
        proofs: read.flatMap(({ proof: each }) => each ?? []),
        unreadable: read.filter(({ proof: each }) => each === undefined).map(({ part }) => part),
      };
    });
}

/** At semicolons outside quotation marks and code. A reason may have some of its own. */
function split(text: string): string[] {
  if (text.startsWith('later:')) return [text];
  return (text.match(/(?:"[^"]*"|`[^`]*`|[^;"`])+/g) ?? []).map((part) => part.trim()).filter(Boolean);
}

const place = '(?:`(?<address>/[^`]*)`|every (?<part>header|footer|head|body))';
const shows = new RegExp(`^${place} shows "(?<text>[^"]+)"$`);
const links = new RegExp(`^${place} links "(?<name>[^"]+)" to \`(?<href>[^\`]+)\`$`);
const has = new RegExp(`^${place} has (?<count>\\d+) \`(?<selector>[^\`]+)\`$`);
const test = /^`(?<file>[\w./-]+)` › "(?<name>[^"]{5,})"$/;
const check = /^crawl › "(?<name>[^"]{8,})"$/;
const later = /^later: (?<reason>.{10,})$/;

function readProof(text: string): Proof | undefined {
  const fields = (pattern: RegExp) => pattern.exec(text)?.groups;
  const shown = fields(shows);
  if (shown) return { kind: 'shows', place: readPlace(shown), text: shown.text ?? '' };
  const linked = fields(links);
  if (linked)
    return { kind: 'links', place: readPlace(linked), name: linked.name ?? '', href: linked.href ?? '' };
  const counted = fields(has);
  if (counted) {
    const { count, selector = '' } = counted;
    return { kind: 'has', place: readPlace(counted), count: Number(count), selector };
  }
  const tested = fields(test);
  if (tested) return { kind: 'test', file: tested.file ?? '', name: tested.name ?? '' };
  const checked = fields(check);
  if (checked) return { kind: 'check', name: checked.name ?? '' };
  const put = fields(later);
  return put && { kind: 'later', reason: put.reason ?? '' };
}

function readPlace({ address, part }: Record<string, string>): Place {
  return address === undefined ? { part: part as 'header' } : { address };
}
