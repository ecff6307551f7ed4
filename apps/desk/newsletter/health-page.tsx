import { CodeBlock, DescriptionList, Heading, Text } from '@laliaflia/ui';
import type { ReactNode } from 'react';
import { health as words } from '../content/newsletter.ts';
import { type Health, readHealth } from '../data/newsletter.ts';
import { mediumTime } from '../leads/times.ts';
import { useRead } from '../leads/use-read.ts';
import { NoOwner } from '../shell/no-owner.tsx';
import { Screen } from '../shell/screen.tsx';
import { Facts, longestSilence, Standing } from './health-summary.tsx';
import { Alarms, Mails } from './health-tables.tsx';

/** As long as one line of a command. */
const command = 'lali:max-w-[36rem]';

/** What needs the owner, how the server is, and when somebody last took care. */
export default function HealthPage({ email }: { email: string }) {
  const { status, value } = useRead('health', readHealth);
  if (value === null) return <NoOwner email={email} />;
  return (
    <Screen
      email={email}
      title={words.title}
      intro={words.intro}
      failed={status === 'failed' ? words.failed : undefined}
      isLoading={status === 'loading'}
    >
      {value && (
        <>
          {/* Full width: what needs somebody comes before what runs. */}
          <Standing {...value} />
          <Facts {...value} />
          <AlarmPart alarms={value.alarms} />
          {value.mails.length > 0 && (
            <Part id="mails" title={words.mails}>
              <Text look="small" tone="soft" measure>
                {words.more(value.waiting, value.dead)}
              </Text>
              {value.dead > 0 && <CodeBlock className={command} wrap {...words.again} />}
              <Mails rows={value.mails} />
            </Part>
          )}
          <Part id="servers" title={words.servers}>
            {value.servers.length === 0 ? (
              <Text tone="soft" measure>
                {words.noServer}
              </Text>
            ) : (
              value.servers.map((server, _, { length }) => (
                <ServerFacts key={server.place} isOnly={length === 1} {...server} />
              ))
            )}
          </Part>
          <Part id="care" title={words.care}>
            <DescriptionList.Root layout="ends" columns={2}>
              {/* Else it stands above. */}
              {value.backup === null && (
                <DescriptionList.Item term={words.noted}>{words.noBackup}</DescriptionList.Item>
              )}
              <DescriptionList.Item term={words.newestLead}>
                {value.newest_lead ? mediumTime(value.newest_lead) : words.noLead}
              </DescriptionList.Item>
              <DescriptionList.Item term={words.purge}>{mediumTime(value.purge)}</DescriptionList.Item>
            </DescriptionList.Root>
            {value.backup === null && <CodeBlock className={command} wrap {...words.makeBackup} />}
          </Part>
        </>
      )}
    </Screen>
  );
}

/** One that is on and alone is the title of the screen, and is not said again. */
function AlarmPart({ alarms }: Pick<Health, 'alarms'>) {
  const past = alarms.filter(({ is_on }) => !is_on);
  const isToldAbove = alarms.length - past.length === 1;
  const rows = isToldAbove ? past : alarms;
  if (rows.length === 0) return null;
  const title = past.length === rows.length ? words.past : words.alarms;
  return (
    <Part id="alarms" title={title}>
      <Alarms caption={title} rows={rows} />
    </Part>
  );
}

/** Room and backup of the only one stand above. */
function ServerFacts({
  place,
  status,
  noted_at,
  silent_seconds,
  isOnly,
}: Health['servers'][number] & { isOnly: boolean }) {
  const said = words.server;
  const isSilent = silent_seconds > longestSilence;
  const told = (is: boolean | null, yes: string, no: string) => (is === null ? said.unasked : is ? yes : no);
  const heard = mediumTime(noted_at);
  const facts = [
    [said.place, place],
    [said.heard, isSilent ? said.silent(heard) : heard],
    [said.database, isSilent ? said.unasked : said.runs],
    [said.takes, told(status.takes_leads, said.works, said.fails)],
    ...(isOnly
      ? []
      : ([
          [words.room, said.size(status.room_bytes)],
          [said.backup, status.last_backup ? mediumTime(status.last_backup) : said.none],
        ] as const)),
    [said.started, mediumTime(status.started_at)],
    [said.restarts, status.restarts],
    [said.house, told(status.keeps_house, said.yes, said.no)],
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
    <section
      aria-labelledby={id}
      className="lali:grid lali:scroll-mt-20 lali:grid-cols-[minmax(0,1fr)] lali:gap-4"
    >
      <Heading level={2} look="subheading" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
