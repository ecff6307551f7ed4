import { Badge, Link, Stat, Text } from '@laliaflia/ui';
import { health as words } from '../content/newsletter.ts';
import type { Health } from '../data/newsletter.ts';
import { dayAndTime } from '../leads/times.ts';
import { Bar, Waiting } from '../shell/waiting.tsx';

/** A server writes each minute. */
export const longestSilence = 180;

/** What is wrong, by what it is. */
function wrongOf({ alarms, servers, waiting, dead }: Health) {
  return {
    on: alarms.filter(({ is_on }) => is_on).length,
    stuck: waiting + dead,
    silent: servers.filter(({ silent_seconds }) => silent_seconds > longestSilence).length,
  };
}

/** Whether anything needs somebody, and what; what lies behind it stands below. */
export function Standing(health: Health) {
  const { on, stuck, silent } = wrongOf(health);
  const wrong = on + stuck + silent;
  const said = words.summary;
  const needs = [
    { count: on, text: said.alarms(on), part: 'alarms' },
    { count: stuck, text: said.mails(stuck), part: 'mails' },
    { count: silent, text: said.servers(silent), part: 'servers' },
  ].filter(({ count }) => count > 0);
  return (
    <div className="lali:flex lali:flex-wrap lali:items-center lali:gap-x-4 lali:gap-y-2">
      <Badge tone={wrong === 0 ? 'success' : 'error'}>{wrong === 0 ? said.well : said.wrong(wrong)}</Badge>
      {wrong === 0 && <Text tone="soft">{said.calm}</Text>}
      {needs.map(({ text, part }) => (
        <Link key={part} href={`#${part}`}>
          {text}
        </Link>
      ))}
    </div>
  );
}

/** As when all is well. */
export function StandingWaiting() {
  return (
    <Waiting className="lali:flex lali:flex-wrap lali:items-center lali:gap-x-4 lali:gap-y-2">
      <div className="lali:grid lali:h-7 lali:w-28 lali:items-center">
        <Bar />
      </div>
      <div className="lali:w-[22rem] lali:max-w-full">
        <Bar />
        <Bar className="lali:w-2/5 lali:sm:hidden lali:min-[90rem]:block" />
      </div>
    </Waiting>
  );
}

/** What matters first, in a line each. */
export function Facts(health: Health) {
  const { on, stuck, silent } = wrongOf(health);
  const { servers, backup } = health;
  const said = words.summary;
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
  );
}
