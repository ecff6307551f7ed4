import { Button, EmptyState, Heading, Link, Stat, Text } from '@laliaflia/ui';
import type { ReactNode } from 'react';
import { inFull, share, numbers as words } from '../content/numbers.ts';
import { kinds } from '../content/words.ts';
import { type Counted, readNumbers, weeksShown } from '../data/numbers.ts';
import { site } from '../data/site.ts';
import type { LeadKind } from '../data/types.ts';
import { longDay } from '../leads/times.ts';
import { useRead } from '../leads/use-read.ts';
import { Blank } from '../shell/blank.tsx';
import { Breaks } from '../shell/breaks.tsx';
import { DataTable } from '../shell/data-table.tsx';
import { NoOwner } from '../shell/no-owner.tsx';
import { Screen, wholeScreen } from '../shell/screen.tsx';
import { Bar, Waiting } from '../shell/waiting.tsx';
import { Assessments } from './assessments.tsx';
import { closeNumbers } from './close-numbers.ts';
import { LeadWeeks } from './lead-weeks.tsx';
import { SeatTable } from './seat-table.tsx';
import { seatRows } from './seats.ts';
import { ViewWeeks } from './view-weeks.tsx';
import { byWeek, sum, weeksFrom } from './weeks.ts';
import { Weight } from './weight.tsx';

/** In their order, each by its id. */
const parts = ['leads', 'views', 'pages', 'assessments', 'seats'] as const;

/** So many pages are named. */
const mostPages = 8;

/** What came of the last weeks, each in a picture and in a table. */
export default function NumbersPage({ email }: { email: string }) {
  const { status, value } = useRead('numbers', readNumbers);
  if (value === null) return <NoOwner email={email} />;
  if (!value)
    return (
      <Screen
        email={email}
        title={words.title}
        failed={status === 'failed' ? words.failed : undefined}
        isLoading={status === 'loading'}
        tools={
          status === 'loading' && (
            <Waiting className="lali:type-heading">
              <Bar className="lali:w-80" />
            </Waiting>
          )
        }
      />
    );
  const weeks = weeksFrom(value.from, weeksShown);
  const ofKind = (Object.keys(kinds) as LeadKind[]).map((kind) => ({
    kind,
    counts: byWeek(
      weeks,
      value.leads.filter((each) => each.kind === kind),
    ),
  }));
  const totals = byWeek(weeks, value.leads);
  const now = totals.at(-1) ?? 0;
  const views = byWeek(weeks, value.views);
  const reports = sum(
    ofKind.filter(({ kind }) => kind === 'assessment-report').flatMap(({ counts }) => counts),
  );
  const { pages, referrers, seats, steps } = value;
  const asked = seatRows(seats, site()).filter((row) => row.asked > 0);
  const hasLeads = value.leads.length > 0;
  const hasViews = sum(views) > 0;
  if (!hasLeads && !hasViews && asked.length === 0 && steps.length === 0)
    return (
      <Screen email={email} title={words.title}>
        <Blank
          title={words.nothing.title}
          text={words.nothing.text}
          className={wholeScreen}
          action={
            <Button variant="outline" href={site().url} target="_blank" rel="noreferrer">
              {words.nothing.open}
            </Button>
          }
        />
      </Screen>
    );
  return (
    <Screen
      email={email}
      title={words.title}
      tools={
        <>
          <div className="lali:grid lali:gap-4">
            {hasLeads && (
              <Stat
                layout="beside"
                value={now}
                label={
                  <span className="lali:type-body lali:text-text">
                    {words.leads.now(now, totals.at(-2) ?? 0)}
                  </span>
                }
              />
            )}
            <Text tone="soft" measure>
              {words.intro(longDay(value.from))}
            </Text>
          </div>
          <nav aria-label={words.parts} className="lali:hidden lali:min-[90rem]:block">
            <ul className="lali:grid lali:justify-items-start">
              {parts
                .filter((part) => part !== 'pages' || pages.length > 0)
                .map((part) => (
                  <li key={part}>
                    <Link variant="standalone" arrow="none" tone="current" href={`#${part}`}>
                      {words[part].title}
                    </Link>
                  </li>
                ))}
            </ul>
          </nav>
        </>
      }
    >
      <Part id="leads" title={words.leads.title} none={!hasLeads && words.leads.none}>
        <LeadWeeks weeks={weeks} ofKind={ofKind} />
      </Part>
      <Part id="views" title={words.views.title} text={words.views.text} none={!hasViews && words.views.none}>
        <ViewWeeks weeks={weeks} views={views} />
      </Part>
      {pages.length > 0 && (
        <Part id="pages" title={words.pages.title} text={words.pages.text} halves>
          <Conversion caption={words.pages.table} first={words.pages.page} rows={pages.slice(0, mostPages)} />
          <Conversion
            caption={words.referrers.table}
            first={words.referrers.referrer}
            rows={referrers.slice(0, mostPages).map((row) => ({ ...row, name: referrerName(row.name) }))}
          />
        </Part>
      )}
      <Part
        id="assessments"
        title={words.assessments.title}
        text={`${words.assessments.text} ${words.assessments.reports(reports)}`}
        none={steps.length === 0 && words.assessments.none}
      >
        <Assessments steps={steps} />
      </Part>
      <Part
        id="seats"
        title={words.seats.title}
        text={words.seats.text}
        none={asked.length === 0 && words.seats.none}
      >
        <div className="lali:grid lali:gap-4">
          <SeatTable rows={asked} />
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
  text?: string;
  /** Said instead of its pictures and tables, which would be empty. */
  none?: false | { title: string; text: string };
  /** Two tables, beside each other where there is room. */
  halves?: boolean;
  children: ReactNode;
}

/** A question that the numbers answer. */
function Part({ id, title, text, none = false, halves = false, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="lali:@container lali:grid lali:gap-6">
      <div className="lali:grid lali:gap-2">
        <Heading level={2} look="subheading" id={id} className="lali:scroll-mt-24">
          {title}
        </Heading>
        {text && !none && (
          <Text look="small" tone="soft" measure>
            {text}
          </Text>
        )}
      </div>
      {none ? (
        <EmptyState rule="both" className="lali:py-6" {...none} />
      ) : (
        <div
          className={`lali:grid lali:grid-cols-[minmax(0,1fr)] lali:items-start lali:gap-x-12 lali:gap-y-8 ${halves ? 'lali:@4xl:grid-cols-2' : ''}`}
        >
          {children}
        </div>
      )}
    </section>
  );
}

interface ConversionProps {
  caption: string;
  first: string;
  rows: readonly Counted[];
}

/** With a bar of its leads below each name. */
function Conversion({ caption, first, rows }: ConversionProps) {
  const most = Math.max(...rows.map(({ inquiries }) => inquiries));
  const { views, leads, share: ofHundred } = words.pages;
  return (
    <DataTable
      caption={caption}
      none={words.none}
      className={`${closeNumbers} lali:[&_thead_th]:align-bottom lali:lg:[&_thead_th:not(:first-child,:last-child)]:w-16!`}
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
            <Breaks text={row.name} />
            <Weight of={row.inquiries} most={most} />
          </span>,
          inFull(row.views),
          inFull(row.inquiries),
          share(row.inquiries, row.views),
        ],
      }))}
    />
  );
}
