import { brotliCompressSync } from 'node:zlib';
import type { BuiltSite, Fault } from './built-site.ts';
import { onEachPage } from './structure.ts';

/** Bytes, compressed. */
const budget = {
  /** What runs before the visitor acts. */
  before: 8_000,
  /** All scripts that have run after an act, but what this very act asks for. */
  after: 145_600,
  /**
   * The same of a page that sleeps: what has run after an act around it. The names of all files stand in it, and alone move
   * it by some 70.
   */
  asleep: 106_250,
  /** And what has run after an act in it. */
  waked: 143_200,
  // With one less the blog loads 15 kB that other pages need, and the assessment 4.
  files: 11,
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
    const own = ($('#root').attr('data-page-chunks') ?? '').split(' ').filter((name) => name.endsWith('.js'));
    const all = before + weigh(later);
    const sleeps = own.length > 0;
    const most = sleeps ? budget.asleep : budget.after;
    const waked = all + weigh(own);
    if (before > budget.before) complain(`${before} bytes of script run before an act`, `${budget.before}`);
    if (all > most) complain(`${all} bytes of script after an act`, `${most}`);
    if (sleeps && waked > budget.waked)
      complain(`${waked} bytes of script after an act in the page`, `${budget.waked}`);
    if (later.length + own.length > budget.files)
      complain(`${later.length + own.length} files of script after an act`, `${budget.files}`);
  })(site);
}
