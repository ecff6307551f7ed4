import { setTimeout as sleep } from 'node:timers/promises';
import { type Send, type Target, visits } from './visitor.ts';

/** With the owner's key. */
export type OwnTarget = Target & { secretKey: string };

export interface Load {
  /** Milliseconds of every answered request after the warm-up, by kind. */
  latencies: Map<string, number[]>;
  /** Ids that the server has acknowledged, by table. */
  acknowledged: Map<string, Set<string>>;
  /** What went wrong and how often. */
  errors: Map<string, number>;
}

interface Plan {
  visitors: number;
  milliseconds: number;
  /** Pause between two requests of one visitor, in milliseconds. */
  pause: number;
  /** Milliseconds before those that count. What is sent meanwhile has to be stored as well. */
  warmUp?: number;
}

/** Visitors who each wait for a response before the next request. */
export async function load(
  target: Target,
  { visitors, milliseconds, pause, warmUp = 0 }: Plan,
): Promise<Load> {
  const result: Load = { latencies: new Map(), acknowledged: new Map(), errors: new Map() };
  const begin = performance.now() + warmUp;
  const end = begin + milliseconds;
  const visitor = async (seed: number) => {
    // If there are pauses, the visitors do not all start at the same moment.
    if (pause > 0) await sleep((pause * seed) / visitors);
    for (const send of visits(target, seed)) {
      if (performance.now() >= end) return;
      await attempt(send, result, begin);
      if (pause > 0) await sleep(pause);
    }
  };
  await Promise.all(Array.from({ length: visitors }, (_, seed) => visitor(seed)));
  return result;
}

async function attempt({ kind, table, ids, request }: Send, result: Load, begin: number): Promise<void> {
  const start = performance.now();
  const problem = await request().then(describeProblem, (error: Error) => `${kind}: ${error.cause ?? error}`);
  if (start >= begin) getOrAdd(result.latencies, kind, () => []).push(performance.now() - start);
  if (problem) return void result.errors.set(problem, (result.errors.get(problem) ?? 0) + 1);
  const stored = getOrAdd(result.acknowledged, table, () => new Set<string>());
  for (const id of ids) stored.add(id);
}

async function describeProblem(response: Response): Promise<string | undefined> {
  const text = await response.text();
  return response.ok ? undefined : `${response.status} ${text.slice(0, 200)}`;
}

function getOrAdd<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

export interface Loss {
  table: string;
  acknowledged: number;
  stored: number;
  lost: number;
}

/** The acknowledged rows that are not in the database. */
export async function findLosses(
  { api, secretKey }: OwnTarget,
  { acknowledged }: Pick<Load, 'acknowledged'>,
): Promise<Loss[]> {
  return Promise.all(
    [...acknowledged].map(async ([table, ids]) => {
      const stored = await storedIds(`${api}/rest/v1/${table}?select=id&order=id`, secretKey);
      const lost = [...ids].filter((id) => !stored.has(id)).length;
      return { table, acknowledged: ids.size, stored: stored.size, lost };
    }),
  );
}

async function storedIds(address: string, secretKey: string): Promise<Set<string>> {
  const ids = new Set<string>();
  for (;;) {
    const page = await fetch(`${address}&offset=${ids.size}&limit=1000`, { headers: { apikey: secretKey } });
    if (!page.ok) throw new Error(`What is stored could not be counted: ${await page.text()}`);
    const rows = (await page.json()) as { id: string }[];
    for (const { id } of rows) ids.add(id);
    if (rows.length < 1000) return ids;
  }
}
