import type { Absence } from './server.ts';

/** One request for a page. Times in milliseconds of `performance.now()`. */
export interface PageRequest {
  from: number;
  to: number;
  isAnswered: boolean;
}

export interface PageReport {
  requests: number;
  answered: number;
  /** Unanswered, while the process was dead. */
  whileDead: number;
  /** Unanswered for no good reason. */
  unanswered: number;
  /** Milliseconds of the slowest answer that no absence has held up. */
  slowest: number;
  /** The longest time without any answer, absences left out, in milliseconds. */
  longestGap: number;
}

const paths = ['/', '/contact', '/webinar', '/privacy', '/workshop-details', '/ai-assessment', '/imprint'];

/** So many read one page after the other until the end. */
export async function readPages(site: string, readers: number, end: AbortSignal): Promise<PageRequest[]> {
  const requests: PageRequest[] = [];
  const read = async (seed: number) => {
    for (let turn = seed; !end.aborted; turn += 1) {
      const from = performance.now();
      const isAnswered = await answers(`${site}${paths[turn % paths.length]}`);
      requests.push({ from, to: performance.now(), isAnswered });
      // Where nobody listens, the refusal comes at once.
      await new Promise((resolve) => setTimeout(resolve, isAnswered ? 20 : 200));
    }
  };
  await Promise.all(Array.from({ length: readers }, (_, seed) => read(seed)));
  return requests;
}

async function answers(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(20_000) });
    return response.status === 200 && (await response.text()).includes('</html>');
  } catch {
    return false;
  }
}

export function reportPages(requests: readonly PageRequest[], absences: readonly Absence[]): PageReport {
  const meetsAbsence = ({ from, to }: Absence) =>
    absences.some((absence) => from < absence.to && to > absence.from);
  const answered = requests.filter(({ isAnswered }) => isAnswered);
  const failed = requests.filter(({ isAnswered }) => !isAnswered);
  const whileDead = failed.filter(meetsAbsence).length;
  const moments = [...answered.map(({ to }) => to), ...absences.flatMap(({ from, to }) => [from, to])];
  const sorted = moments.toSorted((one, other) => one - other);
  const gaps = sorted
    .slice(1)
    .map((to, index) => ({ from: sorted[index] ?? to, to }))
    .filter((gap) => !meetsAbsence(gap));
  return {
    requests: requests.length,
    answered: answered.length,
    whileDead,
    unanswered: failed.length - whileDead,
    slowest: longest(answered.filter((request) => !meetsAbsence(request))),
    longestGap: longest(gaps),
  };
}

function longest(times: readonly Absence[]): number {
  return times.reduce((most, { from, to }) => Math.max(most, to - from), 0);
}
