import type { FormName } from '@laliaflia/leads';
import type { Client } from '../owner-client.ts';
import type { HostApi, HostState, HostSubmission } from './host-api.ts';
import { FormRefusedError, takeSubmission } from './take.ts';

export type Collected = {
  /** Were missing here. */
  stored: number;
  /** Copies of the host that are deleted. */
  removed: number;
  /** The database refuses them, so they stay at the host; why is in the log. */
  refused: number;
  /** There was no time for all. */
  isUnfinished: boolean;
};

const atOnce = 4;

/**
 * Reads everything that the host still holds, its spam too, stores what is missing here, and deletes the host's copy of what is
 * stored.
 *
 * @param milliseconds After which nothing more is begun.
 */
export async function collectForms(
  { host, client }: { host: HostApi; client: Client },
  milliseconds = Number.POSITIVE_INFINITY,
): Promise<Collected> {
  const collected: Collected = { stored: 0, removed: 0, refused: 0, isUnfinished: false };
  const end = Date.now() + milliseconds;
  const seen = new Set<string>();

  async function take(submission: HostSubmission, form: FormName, state: HostState): Promise<void> {
    try {
      if (await takeSubmission(client, submission, form, state)) collected.stored += 1;
    } catch (error) {
      if (!(error instanceof FormRefusedError)) throw error;
      collected.refused += 1;
      console.error(`${error.message}. It stays at the host.`);
      return;
    }
    await host.remove(submission.id);
    collected.removed += 1;
  }

  /** Whether there was time for all. */
  async function takeSome(submissions: readonly HostSubmission[], form: FormName, state: HostState) {
    for (let start = 0; start < submissions.length; start += atOnce) {
      if (Date.now() > end) return false;
      const some = submissions.slice(start, start + atOnce);
      for (const { id } of some) seen.add(id);
      await Promise.all(some.map((submission) => take(submission, form, state)));
    }
    return true;
  }

  /** What is deleted makes room on a page for what is behind it, so a page is read until it brings nothing new. */
  async function takeAll(form: string, name: FormName, state: HostState): Promise<boolean> {
    for (let page = 1; ; ) {
      const [submissions, hasMore] = await host.submissions(form, state, page);
      const fresh = submissions.filter(({ id }) => !seen.has(id));
      if (!(await takeSome(fresh, name, state))) return false;
      if (!hasMore) return true;
      if (fresh.length === 0) page += 1;
    }
  }

  for (const [form, name] of await host.forms())
    for (const state of ['verified', 'spam'] as const)
      if (!(await takeAll(form, name, state))) collected.isUnfinished = true;
  return collected;
}
