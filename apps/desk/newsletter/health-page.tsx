import { Badge, DescriptionList, Heading, Stat, Text } from '@laliaflia/ui';
import type { ReactNode } from 'react';
import { health as words } from '../content/newsletter.ts';
import { kinds } from '../content/words.ts';
import { type Health, readHealth } from '../data/newsletter.ts';
import { mediumTime, shortTime } from '../leads/times.ts';
import { useRead } from '../leads/use-read.ts';
import { DataTable } from '../shell/data-table.tsx';
import { NoOwner } from '../shell/no-owner.tsx';
import { Screen } from '../shell/screen.tsx';

/** What is wrong, which mails stick, and when somebody last took care. */
export default function HealthPage({ email }: { email: string }) {
  const { status, value } = useRead('health', readHealth);
  if (value === null) return <NoOwner email={email} />;
  const { alarmColumns, mailColumns, mailStates } = words;
  return (
    <Screen
      email={email}
      title={words.title}
      intro={words.intro}
      failed={status === 'failed' ? words.failed : undefined}
    >
      {value && (
        <>
          <Summary {...value} />
          {value.alarms.length > 0 && (
            <Part id="alarms" title={words.alarms}>
              <DataTable
                caption={words.alarms}
                showCaption={false}
                columns={Object.values(alarmColumns).map((name) => ({ name }))}
                rows={value.alarms.map((each) => ({
                  key: `${each.alarm} ${each.place}`,
                  cells: [
                    each.message,
                    mediumTime(each.began_at),
                    each.is_on ? (
                      <Badge key="on" tone="error">
                        {words.lasts}
                      </Badge>
                    ) : (
                      mediumTime(each.changed_at)
                    ),
                  ],
                }))}
              />
            </Part>
          )}
          {value.mails.length > 0 && (
            <Part id="mails" title={words.mails}>
              <Text look="small" tone="soft" measure>
                {words.more(value.waiting, value.dead)} {value.dead > 0 && words.again}
              </Text>
              <DataTable
                caption={words.mails}
                showCaption={false}
                columns={Object.values(mailColumns).map((name) => ({ name }))}
                rows={value.mails.map((each) => ({
                  key: each.id,
                  cells: [
                    (kinds as Readonly<Record<string, string>>)[each.form_name] ?? each.form_name,
                    mailStates[each.state],
                    each.attempts,
                    each.last_error ?? '',
                  ],
                }))}
              />
            </Part>
          )}
          <Part id="servers" title={words.servers}>
            {value.servers.length === 0 ? (
              <Text tone="soft" measure>
                {words.noServer}
              </Text>
            ) : (
              value.servers.map((server) => <ServerFacts key={server.place} {...server} />)
            )}
          </Part>
          <Part id="care" title={words.care}>
            <DescriptionList.Root layout="ends" columns={2}>
              <DescriptionList.Item term={words.backup}>
                {value.backup ? mediumTime(value.backup) : words.noBackup}
              </DescriptionList.Item>
              <DescriptionList.Item term={words.newestLead}>
                {value.newest_lead ? mediumTime(value.newest_lead) : words.noLead}
              </DescriptionList.Item>
              <DescriptionList.Item term={words.purge}>{mediumTime(value.purge)}</DescriptionList.Item>
            </DescriptionList.Root>
          </Part>
        </>
      )}
    </Screen>
  );
}

/** A server writes each minute. */
const longestSilence = 180;

/** What matters first, in a line each; what lies behind it stands below. */
function Summary({ alarms, servers, waiting, dead, backup }: Health) {
  const on = alarms.filter(({ is_on }) => is_on).length;
  const silent = servers.filter(({ silent_seconds }) => silent_seconds > longestSilence).length;
  const stuck = waiting + dead;
  const wrong = [on > 0, stuck > 0, silent > 0].filter(Boolean).length;
  const said = words.summary;
  const facts = [
    [servers.length === 0 ? said.unknown : silent > 0 ? said.silent : said.answers, words.servers],
    [stuck, words.mails],
    [backup ? shortTime(backup) : said.none, words.backup],
    [on, words.alarms],
  ] as const;
  return (
    <div className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-8">
      <div className="lali:flex lali:flex-wrap lali:items-center lali:gap-x-4 lali:gap-y-2">
        <Badge tone={wrong === 0 ? 'success' : 'error'}>{wrong === 0 ? said.well : said.wrong(wrong)}</Badge>
        {wrong === 0 && <Text tone="soft">{said.calm}</Text>}
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

function ServerFacts({ place, status, noted_at, silent_seconds }: Health['servers'][number]) {
  const said = words.server;
  const isSilent = silent_seconds > longestSilence;
  const yes = (is: boolean | null) => (is === null ? said.unasked : is ? said.yes : said.no);
  const heard = mediumTime(noted_at);
  const facts = [
    [said.place, place],
    [said.heard, isSilent ? said.silent(heard) : heard],
    [said.database, isSilent ? said.unasked : said.answers],
    [said.takes, yes(status.takes_leads)],
    [said.room, said.size(status.room_bytes)],
    [said.backup, status.last_backup ? mediumTime(status.last_backup) : said.none],
    [said.started, mediumTime(status.started_at)],
    [said.restarts, status.restarts],
    [said.house, yes(status.keeps_house)],
    [said.version, status.version],
  ] as const;
  return (
    <DescriptionList.Root layout="ends" columns={2}>
      {facts.map(([term, fact]) => (
        <DescriptionList.Item key={term} term={term}>
          {fact}
        </DescriptionList.Item>
      ))}
    </DescriptionList.Root>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-4">
      <Heading level={2} look="subheading" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
