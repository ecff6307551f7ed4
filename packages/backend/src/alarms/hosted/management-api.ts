import type { LocalSigns } from '../alarms.ts';
import type { HostedSettings } from './settings.ts';

/** The token may not read it: no later attempt changes that. */
export class NotAllowedError extends Error {}

/** What hosted Supabase knows of a project (https://supabase.com/docs/reference/api), of which only this is read. */
export type ManagementApi = {
  /** Of the last ten minutes, at its gateway. */
  requests(now: Date): Promise<LocalSigns['requests']>;
  newestBackup(): Promise<Date | undefined>;
};

type Logs = { result?: { requests: number | string; failures: number | string }[]; error?: unknown };
type Backups = {
  backups: { status: string; inserted_at: string }[];
  physical_backup_data?: { latest_physical_backup_date_unix?: number };
};

const span = 10 * 60_000;
/** Milliseconds for one answer. */
const patience = 10_000;

/** ClickHouse: one table has the logs of all parts of a project. */
const counting = `select count() as requests,
  countIf(toInt32OrZero(log_attributes['response.status_code']) >= 500) as failures
from logs where source = 'edge_logs'`;

export function createManagementApi({ api, project, token }: HostedSettings): ManagementApi {
  async function ask<Answer>(path: string, query: Record<string, string> = {}): Promise<Answer> {
    const address = `${api}/v1/projects/${project}${path}`;
    const response = await fetch(`${address}?${new URLSearchParams(query)}`, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      signal: AbortSignal.timeout(patience),
    });
    if (response.ok) return (await response.json()) as Answer;
    await response.body?.cancel();
    const sentence = `The Management API answers ${response.status} to ${path}.`;
    throw [401, 402, 403, 404].includes(response.status)
      ? new NotAllowedError(sentence)
      : new Error(sentence);
  }

  return {
    async requests(now) {
      const { result, error } = await ask<Logs>('/analytics/endpoints/logs', {
        sql: counting,
        iso_timestamp_start: new Date(now.getTime() - span).toISOString(),
        iso_timestamp_end: now.toISOString(),
      });
      const [row] = result ?? [];
      if (error || !row) throw new Error(`The logs cannot be read: ${JSON.stringify(error ?? result)}`);
      return { all: Number(row.requests), failed: Number(row.failures) };
    },

    async newestBackup() {
      const { backups, physical_backup_data: physical } = await ask<Backups>('/database/backups');
      const latest = physical?.latest_physical_backup_date_unix;
      return newest([
        ...backups.filter(({ status }) => status === 'COMPLETED').map((each) => new Date(each.inserted_at)),
        ...(latest ? [new Date(latest * 1000)] : []),
      ]);
    },
  };
}

export function newest(dates: readonly Date[]): Date | undefined {
  return dates.toSorted((one, other) => other.getTime() - one.getTime())[0];
}
