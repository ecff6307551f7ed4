import { brotliCompressSync } from 'node:zlib';
import type { BuiltSite, Fault } from './built-site.ts';
import { onEachPage } from './structure.ts';

/** Bytes, compressed. */
const budget = {
  /** What runs before the visitor acts. */
  before: 8_000,
  /** All scripts that have run after an act, but what this very act asks for. */
  after: 151_000,
  files: 10,
};

/** What a page makes the browser load and run before and after the first act. */
export function scripts(site: BuiltSite): Fault[] {
  const sizes = new Map<string, number>();
  const sizeOf = (address: string) => {
    const known = sizes.get(address);
    if (known !== undefined) return known;
    const size = brotliCompressSync(site.files.get(address)?.body ?? '').length;
    sizes.set(address, size);
    return size;
  };
  const weigh = (addresses: readonly string[]) =>
    addresses.reduce((sum, address) => sum + sizeOf(address), 0);

  return onEachPage(({ $ }, complain) => {
    const first = $('script[src]')
      .toArray()
      .map(({ attribs }) => attribs.src ?? '');
    const later = ($('#root').attr('data-chunks') ?? '').split(' ').filter((name) => name.endsWith('.js'));
    if (first.length !== 1 || later.length === 0)
      complain(`${first.length} scripts at once and ${later.length} after an act`, 'one, and at least one');
    const before = weigh(first);
    const all = before + weigh(later);
    if (before > budget.before) complain(`${before} bytes of script run before an act`, `${budget.before}`);
    if (all > budget.after) complain(`${all} bytes of script after an act`, `${budget.after}`);
    if (later.length > budget.files)
      complain(`${later.length} files of script after an act`, `${budget.files}`);
  })(site);
}
