import type { Client } from '../../owner-client.ts';
import { hostedBackup, localAlarms, type StoredSigns, type Verdict } from '../alarms.ts';
import type { Book, Seen } from '../book.ts';
import type { AlarmSettings } from '../settings.ts';
import { type ManagementApi, NotAllowedError, newest } from './management-api.ts';

export type Hosted = {
  client: Client;
  book: Pick<Book, 'find'>;
  /** Undefined without a token: then only backups by command are known. */
  api: ManagementApi | undefined;
  signs: StoredSigns;
  settings: AlarmSettings;
};

/**
 * What a server would see of its own machine. Where the Management API cannot be asked just now, nothing is said, so that an
 * alarm neither begins nor ends.
 */
export async function judgeHosted(hosted: Hosted, now: Date): Promise<Seen[]> {
  const looks = { requests: judgeRequests, backup: judgeBackup };
  const seen = Object.entries(looks).map(async ([name, judge]): Promise<Seen[]> => {
    const alarm = name as keyof typeof looks;
    try {
      const verdict = await judge(hosted, now);
      return verdict ? [{ alarm, place: '', ...verdict }] : [];
    } catch (error) {
      console.error(`The alarm "${alarm}" could not be looked at: ${(error as Error).message}`);
      return [];
    }
  });
  return (await Promise.all(seen)).flat();
}

async function judgeRequests({ api, book, settings }: Hosted, now: Date): Promise<Verdict | undefined> {
  if (!api) return undefined;
  const requests = await api.requests(now);
  const isOn = book.find('requests', '')?.isOn ?? false;
  return localAlarms.requests({ signs: { requests }, now, settings, isOn });
}

async function judgeBackup({ client, api, signs }: Hosted, now: Date): Promise<Verdict> {
  const { data: noted, error } = await client.rpc('noted_backup');
  if (error) throw new Error(error.message);
  const own = noted === null ? [] : [new Date(noted as string)];
  const [theirs, obstacle] = await readTheirs(api);
  return hostedBackup(
    { newestBackup: newest([...own, ...theirs]), firstView: signs.firstView, obstacle },
    now,
  );
}

async function readTheirs(api: ManagementApi | undefined): Promise<[Date[], string | undefined]> {
  if (!api) return [[], 'Those that Supabase makes are not seen without MANAGEMENT_API_TOKEN.'];
  try {
    const date = await api.newestBackup();
    return [date ? [date] : [], undefined];
  } catch (error) {
    if (!(error instanceof NotAllowedError)) throw error;
    return [[], `Those that Supabase makes are not seen: ${error.message}`];
  }
}
