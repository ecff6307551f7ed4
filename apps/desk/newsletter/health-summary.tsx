import { Button, Heading, Text } from '@laliaflia/ui';
import { SignCell } from '@laliaflia/ui/icons';
import { health as words } from '../content/newsletter.ts';
import type { Health } from '../data/newsletter.ts';
import { dayAndTime } from '../leads/times.ts';
import { actOf } from './act-of.ts';

/** A server writes each minute. */
export const longestSilence = 180;

const said = words.summary;

/** What is wrong, by what it is, and what is said of it where it is all. */
function wrongOf({ alarms, servers, waiting, dead }: Health) {
  const on = alarms.filter(({ is_on }) => is_on).length;
  const silent = servers.filter(({ silent_seconds }) => silent_seconds > longestSilence).length;
  return [
    { count: on, text: said.alarms(on), see: said.see.alarms(on), part: 'alarms' },
    {
      count: waiting + dead,
      text: said.mails(waiting + dead),
      see: said.see.mails(waiting + dead),
      part: 'mails',
    },
    { count: silent, text: said.servers(silent), see: said.see.servers(silent), part: 'servers' },
  ].filter(({ count }) => count > 0);
}

/** Whether anything needs somebody, before all else; what lies behind it stands below. */
export function Standing(health: Health) {
  const wrong = wrongOf(health);
  const isWell = wrong.length === 0;
  const open = health.alarms.filter(({ is_on }) => is_on);
  // One alarm says itself what it is about.
  const [alarm] = open.length === 1 ? open : [];
  /** One alarm stands here already. */
  const acts = wrong.filter(({ part }) => !alarm || part !== 'alarms');
  const title = () => {
    if (isWell) return said.well;
    if (alarm) return alarm.message;
    const [only] = wrong.length === 1 ? wrong : [];
    return only?.text ?? said.wrong(wrong.reduce((sum, { count }) => sum + count, 0));
  };
  return (
    <section
      aria-labelledby="standing"
      className={`lali:surface-raised lali:grid lali:grid-cols-[auto_minmax(0,1fr)] lali:gap-x-4 lali:rounded-card lali:border lali:p-5 ${isWell ? 'lali:border-secondary-text' : 'lali:border-danger-text'}`}
    >
      <div className="lali:pt-0.5">
        <SignCell tone={isWell ? 'success' : 'error'} />
      </div>
      <div className="lali:flex lali:flex-wrap lali:items-center lali:justify-between lali:gap-x-8 lali:gap-y-4">
        <div className="lali:grid lali:min-w-0 lali:gap-1">
          <Heading level={2} look="subheading" id="standing" className="lali:wrap-anywhere">
            {title()}
          </Heading>
          {isWell && <Text tone="soft">{said.calm}</Text>}
          {alarm && actOf(alarm.alarm) && <Text>{actOf(alarm.alarm)}</Text>}
          {alarm && (
            <Text look="small" tone="soft">
              {said.since(dayAndTime(alarm.began_at))}
            </Text>
          )}
        </div>
        {acts.length > 0 && (
          <ul className="lali:flex lali:flex-wrap lali:gap-3 lali:max-sm:w-full lali:max-sm:[&_a]:w-full lali:max-sm:[&>li]:w-full">
            {acts.map(({ see, part }, i) => (
              <li key={part}>
                <Button variant={i === 0 ? 'primary' : 'outline'} href={`#${part}`}>
                  {see}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** Three facts that an owner looks for first. */
export function Facts({ servers, backup }: Health) {
  const isSilent = servers.some(({ silent_seconds }) => silent_seconds > longestSilence);
  // The database knows of a backup that was made by command, a server of what lies in its folder.
  const backups = [backup, ...servers.map(({ status }) => status.last_backup)].filter(
    (each) => typeof each === 'string',
  );
  const [newest] = backups.sort((a, b) => Date.parse(b) - Date.parse(a));
  const rooms = servers.map(({ status }) => status.room_bytes);
  const facts = [
    [words.servers, servers.length === 0 ? said.unknown : isSilent ? said.silent : said.runs],
    [words.backup, newest ? dayAndTime(newest) : said.none],
    [words.room, rooms.length === 0 ? said.unknown : words.server.size(Math.min(...rooms))],
  ] as const;
  return (
    <dl className="lali:grid lali:gap-x-12 lali:gap-y-4 lali:border-line lali:border-y lali:py-4 lali:sm:grid-cols-3">
      {facts.map(([term, fact]) => (
        <div
          key={term}
          className="lali:max-sm:flex lali:max-sm:items-baseline lali:max-sm:justify-between lali:max-sm:gap-4"
        >
          <Text as="dt" look="small" tone="soft">
            {term}
          </Text>
          <Text as="dd" look="lead" weight="strong" className="lali:whitespace-nowrap">
            {fact}
          </Text>
        </div>
      ))}
    </dl>
  );
}
