import { DescriptionList, EmptyState, Heading, Text } from '@laliaflia/ui';
import type { ReactNode } from 'react';
import { health as words } from '../content/newsletter.ts';
import { kinds } from '../content/words.ts';
import { type Health, readHealth } from '../data/newsletter.ts';
import { longTime } from '../leads/times.ts';
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
          <Part id="alarms" title={words.alarms}>
            {value.alarms.length === 0 ? (
              <EmptyState {...words.noAlarm} />
            ) : (
              <DataTable
                caption={words.alarms}
                showCaption={false}
                columns={Object.values(alarmColumns).map((name) => ({ name }))}
                rows={value.alarms.map((each) => ({
                  key: `${each.alarm} ${each.place}`,
                  cells: [
                    each.message,
                    longTime(each.began_at),
                    each.is_on ? <strong key="on">{words.lasts}</strong> : longTime(each.changed_at),
                  ],
                }))}
              />
            )}
          </Part>
          <Part id="mails" title={words.mails}>
            {value.mails.length === 0 ? (
              <EmptyState {...words.noMail} />
            ) : (
              <>
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
              </>
            )}
          </Part>
          <Part id="servers" title={words.servers}>
            {value.servers.length === 0 ? (
              <EmptyState {...words.noServer} />
            ) : (
              value.servers.map((server) => <ServerFacts key={server.place} {...server} />)
            )}
          </Part>
          <Part id="care" title={words.care}>
            <DescriptionList.Root layout="beside">
              <DescriptionList.Item term={words.backup}>
                {value.backup ? longTime(value.backup) : words.noBackup}
              </DescriptionList.Item>
              <DescriptionList.Item term={words.newestLead}>
                {value.newest_lead ? longTime(value.newest_lead) : words.noLead}
              </DescriptionList.Item>
              <DescriptionList.Item term={words.purge}>{longTime(value.purge)}</DescriptionList.Item>
            </DescriptionList.Root>
          </Part>
        </>
      )}
    </Screen>
  );
}

/** A server writes each minute. */
const longestSilence = 180;

function ServerFacts({ place, status, noted_at, silent_seconds }: Health['servers'][number]) {
  const said = words.server;
  const isSilent = silent_seconds > longestSilence;
  const yes = (is: boolean | null) => (is === null ? said.unasked : is ? said.yes : said.no);
  const heard = longTime(noted_at);
  const facts = [
    [said.place, place],
    [said.heard, isSilent ? said.silent(heard) : heard],
    [said.database, isSilent ? said.unasked : said.answers],
    [said.takes, yes(status.takes_leads)],
    [said.room, said.size(status.room_bytes)],
    [said.backup, status.last_backup ? longTime(status.last_backup) : said.none],
    [said.started, longTime(status.started_at)],
    [said.restarts, status.restarts],
    [said.house, yes(status.keeps_house)],
    [said.version, status.version],
  ] as const;
  return (
    <DescriptionList.Root layout="beside">
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
