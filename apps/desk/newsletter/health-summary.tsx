import { Badge, Link, Stat, Text } from '@laliaflia/ui';
import { health as words } from '../content/newsletter.ts';
import type { Health } from '../data/newsletter.ts';
import { dayAndTime } from '../leads/times.ts';

/** A server writes each minute. */
export const longestSilence = 180;

/** What matters first, in a line each; what lies behind it stands below. */
export function Summary({ alarms, servers, waiting, dead, backup }: Health) {
  const on = alarms.filter(({ is_on }) => is_on).length;
  const silent = servers.filter(({ silent_seconds }) => silent_seconds > longestSilence).length;
  const stuck = waiting + dead;
  const wrong = on + stuck + silent;
  const said = words.summary;
  const needs = [
    { count: on, text: said.alarms(on), part: 'alarms' },
    { count: stuck, text: said.mails(stuck), part: 'mails' },
    { count: silent, text: said.servers(silent), part: 'servers' },
  ].filter(({ count }) => count > 0);
  // The database knows of a backup that was made by command, a server of what lies in its folder.
  const backups = [backup, ...servers.map(({ status }) => status.last_backup)].filter(
    (each) => typeof each === 'string',
  );
  const [newest] = backups.sort((a, b) => Date.parse(b) - Date.parse(a));
  const facts = [
    [servers.length === 0 ? said.unknown : silent > 0 ? said.silent : said.answers, words.servers],
    [stuck, words.mails],
    [newest ? dayAndTime(newest) : said.none, words.backup],
    [on, said.alarmsOn],
  ] as const;
  return (
    <div className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-8">
      <div className="lali:flex lali:flex-wrap lali:items-center lali:gap-x-4 lali:gap-y-2">
        <Badge tone={wrong === 0 ? 'success' : 'error'}>{wrong === 0 ? said.well : said.wrong(wrong)}</Badge>
        {wrong === 0 && <Text tone="soft">{said.calm}</Text>}
        {needs.map(({ text, part }) => (
          <Link key={part} href={`#${part}`}>
            {text}
          </Link>
        ))}
      </div>
      <ul className="lali:grid lali:grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] lali:gap-x-8 lali:gap-y-6">
        {facts.map(([fact, label]) => (
          <Stat
            key={label}
            as="li"
            {...(typeof fact === 'number' ? { value: fact } : { value: fact })}
            label={label}
            className="lali:border-t lali:border-line lali:pt-4"
          />
        ))}
      </ul>
    </div>
  );
}
