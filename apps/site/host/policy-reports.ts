import type { IncomingMessage } from 'node:http';
import type { CountViolation, Violation } from '@laliaflia/backend/embedded';

/** The address in the policy that browsers send reports to. */
export const reportsAddress = '/reports';

/** A report has a few hundred characters, and one post may carry several. */
const largestReport = 64 * 1024;

/** Of one post; each is a statement of the database. */
const mostInAPost = 20;

/** A broken page reports from every visitor: what comes beyond this in a minute adds nothing. */
const mostInAMinute = 60;

/** The status of the answer, which browsers ignore. */
export function createReportHandler(count: CountViolation, isPage: (path: string) => boolean) {
  let minute = 0;
  let inThisMinute = 0;

  function isTooMany(): boolean {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, inThisMinute] = [now, 0];
    inThisMinute += 1;
    return inThisMinute > mostInAMinute;
  }

  return async (request: IncomingMessage): Promise<number> => {
    if (isTooMany()) return 429;
    const text = await readText(request);
    if (text === undefined) return 413;
    const violations = readViolations(text, isPage);
    if (violations === undefined) return 400;
    for (const violation of violations.slice(0, mostInAPost)) await count(violation);
    return 204;
  };
}

async function readText(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestReport) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Both formats: that of `report-uri`, and the list of the Reporting API. Undefined if it is neither. */
export function readViolations(text: string, isPage: (path: string) => boolean): Violation[] | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return undefined;
  }
  const reports = Array.isArray(parsed)
    ? parsed.filter((report) => report?.type === 'csp-violation').map((report) => report.body)
    : [(parsed as { 'csp-report'?: unknown } | null)?.['csp-report']];
  const violations = reports.map((report) => readViolation(report, isPage));
  return violations.length > 0 && violations.every((violation) => violation !== undefined)
    ? violations
    : undefined;
}

function readViolation(report: unknown, isPage: (path: string) => boolean): Violation | undefined {
  if (typeof report !== 'object' || report === null) return undefined;
  const values = report as Record<string, unknown>;
  const read = (...names: string[]) => {
    const value = names.map((name) => values[name]).find((found) => typeof found === 'string');
    return (value ?? '') as string;
  };
  const directive =
    read('effective-directive', 'effectiveDirective', 'violated-directive').split(' ')[0] ?? '';
  if (!/^[a-z-]{3,40}$/.test(directive)) return undefined;
  const path = URL.parse(read('document-uri', 'documentURL'))?.pathname ?? '';
  return {
    page: isPage(path) ? path : '(unknown)',
    directive,
    blocked: sourceOf(read('blocked-uri', 'blockedURL')),
  };
}

/** An address may name a person, an origin does not. Browser extensions show as their scheme. */
function sourceOf(blocked: string): string {
  if (/^[a-z-]{0,40}$/.test(blocked)) return blocked || 'inline';
  const url = URL.parse(blocked);
  if (url === null) return '(unreadable)';
  return (/^(https?|wss?):$/.test(url.protocol) ? url.origin : url.protocol).slice(0, 200);
}
