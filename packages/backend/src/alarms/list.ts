import { localTime } from '../leads/table.ts';
import type { Client } from '../owner-client.ts';
import { openBook, readStoredSigns } from './book.ts';
import type { AlarmSettings } from './settings.ts';
import { judgeStored } from './stored.ts';

export type AlarmList = { text: string; isWell: boolean };

/**
 * What the servers have seen, and what the database shows now, which needs no server.
 */
export async function listAlarms(
  client: Client,
  settings: AlarmSettings,
  now = new Date(),
): Promise<AlarmList> {
  const book = openBook(client);
  await book.load();
  const signs = await readStoredSigns(client, now, settings.quietDays);
  for (const seen of judgeStored(book, { signs, settings, now })) book.see(seen, now);
  const entries = book.all();
  const linesOf = (title: string, isOn: boolean) => {
    const lines = entries
      .filter((entry) => entry.isOn === isOn)
      .map(({ alarm, began, message, place }) =>
        [`  ${alarm.padEnd(8)}`, `since ${localTime(began.toISOString())}`, message, place && `(${place})`]
          .filter(Boolean)
          .join('  '),
      );
    return lines.length > 0 ? [title, ...lines] : [];
  };
  const wrong = linesOf('Wrong now', true);
  return {
    text: [...(wrong.length > 0 ? wrong : ['Nothing is wrong.']), ...linesOf('Over', false)].join('\n'),
    isWell: wrong.length === 0,
  };
}
