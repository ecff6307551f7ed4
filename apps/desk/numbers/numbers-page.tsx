import { Accordion, Heading, Link, Text } from '@laliaflia/ui';
import type { ReactNode } from 'react';
import { inFull, share, numbers as words } from '../content/numbers.ts';
import { kinds } from '../content/words.ts';
import { type Counted, readNumbers, weeksShown } from '../data/numbers.ts';
import { site } from '../data/site.ts';
import type { LeadKind } from '../data/types.ts';
import { longDay, shortTime } from '../leads/times.ts';
import { useRead } from '../leads/use-read.ts';
import { DataTable } from '../shell/data-table.tsx';
import { NoOwner } from '../shell/no-owner.tsx';
import { Screen } from '../shell/screen.tsx';
import { LeadTable } from './lead-table.tsx';
import { SeatTable } from './seat-table.tsx';
import { StepTable } from './step-table.tsx';
import { mostCells, WeekBars } from './week-bars.tsx';
import { byWeek, sum, weeksFrom } from './weeks.ts';
import { Weight } from './weight.tsx';

/** So many pages are named. */
const mostPages = 12;

/** Where the table of the weeks has room for its columns; elsewhere it is long, and opens by a press. */
const isWide = () => matchMedia('(min-width: 64rem)').matches;

/** What came of the last weeks, each in a picture and in a table. */
export default function NumbersPage({ email }: { email: string }) {
  const { status, value } = useRead('numbers', readNumbers);
  if (value === null) return <NoOwner email={email} />;
  if (!value)
    return (
      <Screen email={email} title={words.title} failed={status === 'failed' ? words.failed : undefined} />
    );
  const weeks = weeksFrom(value.from, weeksShown);
  const ofKind = (Object.keys(kinds) as LeadKind[]).map((kind) => ({
    kind,
    counts: byWeek(
      weeks,
      value.leads.filter((each) => each.kind === kind),
    ),
  }));
  const views = byWeek(weeks, value.views);
  const highest = Math.max(1, ...ofKind.flatMap(({ counts }) => counts));
  const named = weeks.map((week, i) => ({ week, i })).reverse();
  const reports = sum(
    ofKind.filter(({ kind }) => kind === 'assessment-report').flatMap(({ counts }) => counts),
  );
  return (
    <Screen email={email} title={words.title} intro={words.intro(longDay(value.from))}>
      <Part
        id="leads"
        title={words.leads.title}
        text={highest <= mostCells ? words.leads.cell : words.leads.column}
        wide
      >
        <div className="lali:grid lali:grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] lali:gap-x-8 lali:gap-y-6">
          {ofKind.map(({ kind, counts }) => (
            <div key={kind} className="lali:grid lali:gap-1">
              <Text as="span" look="small" className="lali:flex lali:justify-between lali:gap-4">
                <span className="lali:font-semibold">{kinds[kind]}</span>
                <span className="lali:tabular-nums">{inFull(sum(counts))}</span>
              </Text>
              <WeekBars
                label={words.leads.picture(kinds[kind], sum(counts))}
                counts={counts}
                highest={highest}
              />
              <Ends weeks={weeks} />
            </div>
          ))}
        </div>
        {isWide() ? (
          <LeadTable weeks={weeks} ofKind={ofKind} />
        ) : (
          <Accordion.Root headingLevel={3}>
            <Accordion.Item value="leads">
              <Accordion.Trigger>{words.leads.table}</Accordion.Trigger>
              <Accordion.Content>
                <LeadTable weeks={weeks} ofKind={ofKind} />
              </Accordion.Content>
            </Accordion.Item>
          </Accordion.Root>
        )}
      </Part>
      <Part id="views" title={words.views.title} text={words.views.text}>
        <div className="lali:grid lali:gap-1">
          <WeekBars
            label={words.views.picture(sum(views))}
            counts={views}
            highest={Math.max(1, ...views)}
            size="large"
          />
          <Ends weeks={weeks} />
        </div>
        <DataTable
          caption={words.views.table}
          columns={[{ name: words.week }, { name: words.views.views, isNumber: true }]}
          rows={named.map(({ week, i }) => ({ key: week, cells: [shortTime(week), inFull(views[i] ?? 0)] }))}
        />
      </Part>
      <Part id="pages" title={words.pages.title} text={words.pages.text}>
        <Conversion
          caption={words.pages.table}
          first={words.pages.page}
          rows={value.pages.slice(0, mostPages)}
        />
        <Conversion
          caption={words.referrers.table}
          first={words.referrers.referrer}
          rows={value.referrers.slice(0, mostPages).map((row) => ({ ...row, name: referrerName(row.name) }))}
        />
      </Part>
      <Part
        id="assessments"
        title={words.assessments.title}
        text={`${words.assessments.text} ${words.assessments.reports(reports)}`}
      >
        {Object.values(site().assessments).map((assessment) => (
          <StepTable key={assessment.path} steps={value.steps} assessment={assessment} />
        ))}
      </Part>
      <Part id="seats" title={words.seats.title} text={words.seats.text} wide>
        <div className="lali:grid lali:gap-4">
          <SeatTable seats={value.seats} />
          <div>
            <Link variant="standalone" href="/events">
              {words.seats.open}
            </Link>
          </div>
        </div>
      </Part>
    </Screen>
  );
}

/** The site itself where a page of it was loaded anew. */
function referrerName(host: string): string {
  if (host === '') return words.referrers.unknown;
  return host === new URL(site().url).hostname ? words.referrers.self : host;
}

interface PartProps {
  id: string;
  title: string;
  text: string;
  /** Its table has many columns, and lies below. */
  wide?: boolean;
  children: ReactNode;
}

/** A picture and its table: beside each other where there is room. */
function Part({ id, title, text, wide = false, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="lali:@container lali:grid lali:gap-6">
      <div className="lali:grid lali:gap-2">
        <Heading level={2} look="subheading" id={id}>
          {title}
        </Heading>
        <Text look="small" tone="soft" measure>
          {text}
        </Text>
      </div>
      <div
        className={`lali:grid lali:grid-cols-[minmax(0,1fr)] lali:items-start lali:gap-x-12 lali:gap-y-8 ${wide ? '' : 'lali:@3xl:grid-cols-2'}`}
      >
        {children}
      </div>
    </section>
  );
}

function Ends({ weeks }: { weeks: readonly string[] }) {
  return (
    <Text
      as="span"
      look="small"
      tone="soft"
      className="lali:flex lali:justify-between lali:gap-4"
      aria-hidden
    >
      <span>{shortTime(weeks[0] ?? '')}</span>
      <span>{shortTime(weeks.at(-1) ?? '')}</span>
    </Text>
  );
}

function Conversion({ caption, first, rows }: { caption: string; first: string; rows: readonly Counted[] }) {
  const { views, leads, share: ofHundred } = words.pages;
  return (
    <DataTable
      caption={caption}
      none={words.none}
      columns={[
        { name: first },
        { name: views, isNumber: true },
        { name: leads, isNumber: true },
        { name: ofHundred, isNumber: true },
      ]}
      rows={rows.map((row) => ({
        key: row.name,
        cells: [
          <span key="name" className="lali:grid lali:gap-1">
            <bdi>{row.name}</bdi>
            <Weight of={row.views} most={Math.max(...rows.map((each) => each.views))} />
          </span>,
          inFull(row.views),
          inFull(row.inquiries),
          share(row.inquiries, row.views),
        ],
      }))}
    />
  );
}
