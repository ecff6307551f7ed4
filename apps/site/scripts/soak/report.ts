import { isFlat, memoryLine, table } from '../load/report.ts';
import type { Count } from './count.ts';
import type { PageReport } from './readers.ts';

interface Result {
  counts: readonly Count[];
  pages: PageReport;
  /** Bytes, each second. */
  memory: readonly number[];
  stop: { status: number | null; seconds: number };
  /** What the server wrote, and how often. */
  said: ReadonlyMap<string, number>;
  minutes: number;
  kills: number;
}

/** No reader may see nothing for so long while the server runs, in milliseconds. */
const longestSilence = 10_000;

export function soakReport(result: Result): { text: string; promisesBroken: string[] } {
  const { counts, pages, memory, stop, said, kills } = result;
  const rows = counts.map((count) => [
    count.table,
    ...[count.submissions, count.failures, count.acknowledged, count.stored, count.missing, count.twice],
  ]);
  const sentences = [...said].map(
    ([sentence, times]) => `${String(times).padStart(6)} × ${sentence.slice(0, 160)}`,
  );
  const text = [
    '',
    table([
      ['table', 'submissions', 'repeated', 'acknowledged', 'in the database', 'missing', 'twice'],
      ...rows,
      ['all', ...[1, 2, 3, 4, 5, 6].map((column) => rows.reduce((sum, row) => sum + Number(row[column]), 0))],
    ]),
    '',
    `Pages: ${pages.requests} requests, ${pages.answered} answered, ${pages.whileDead} not while the process was dead ` +
      `(${kills} kills), ${pages.unanswered} not without a reason.`,
    `Slowest answer ${Math.round(pages.slowest)} ms, longest gap outside kills ${Math.round(pages.longestGap)} ms.`,
    memoryLine(memory),
    `SIGTERM: status ${stop.status} after ${stop.seconds.toFixed(1)} s.`,
    '',
    'The server said:',
    ...sentences,
    '',
  ].join('\n');
  const promisesBroken = broken(result);
  return {
    text: `${text}\n${promisesBroken.length === 0 ? 'Every promise was kept.' : 'Broken:'}`,
    promisesBroken,
  };
}

function broken({ counts, pages, memory, stop, said, minutes }: Result): string[] {
  const sum = (name: 'missing' | 'twice' | 'given' | 'acknowledged') =>
    counts.reduce((all, count) => all + count[name], 0);
  const checks: [isBroken: boolean, promise: string][] = [
    [sum('acknowledged') === 0, 'Nothing was acknowledged.'],
    [sum('missing') > 0, `${sum('missing')} acknowledged rows are missing.`],
    [sum('twice') > 0, `${sum('twice')} submissions are there twice.`],
    [sum('given') > 0, `${sum('given')} submissions were never acknowledged.`],
    [pages.unanswered > 0, `${pages.unanswered} pages were not answered while the server ran.`],
    [pages.longestGap > longestSilence, 'The pages were silent for too long.'],
    [minutes >= 5 && !isFlat(memory), 'The memory of the server grows.'],
    [stop.status !== 0 || stop.seconds > 5, 'SIGTERM did not end the server within 5 seconds.'],
    [[...said.keys()].some((line) => /^\s+at /.test(line)), 'The server has written a stack.'],
  ];
  return checks.filter(([isBroken]) => isBroken).map(([, promise]) => promise);
}
