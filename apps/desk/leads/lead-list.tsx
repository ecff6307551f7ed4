import { Button, EntryList, StatusMessage } from '@laliaflia/ui';
import { useEffect, useRef } from 'react';
import { list as words } from '../content/words.ts';
import type { LeadQuery } from '../data/leads.ts';
import { useLate } from '../shell/use-late.ts';
import { Download } from './download.tsx';
import { entryOf } from './entry.tsx';
import { Freshness } from './freshness.tsx';
import { ListHead } from './list-head.tsx';
import { ListWaiting } from './list-waiting.tsx';
import { Nothing } from './nothing.tsx';
import type { LeadList as Leads } from './use-leads.ts';

/** More leads at a glance: how each begins is one line, but on a phone. They begin where the search does. */
const close = [
  'lali:[&_a]:gap-y-1',
  'lali:[&_a]:py-2.5',
  'lali:[&_a]:ps-5',
  'lali:[&_a>span:first-child>span:first-child]:start-1.5',
  'lali:md:[&_a>bdi]:line-clamp-1',
  'lali:md:[&_a>span:first-child>bdi]:line-clamp-1',
  'lali:[&_a>span:last-child]:mt-0',
  'lali:md:[&_a]:px-8',
  'lali:md:[&_a>span:first-child>span:first-child]:start-3.5',
].join(' ');

interface LeadListProps {
  list: Leads;
  query: LeadQuery;
  current: string | undefined;
  /** A chat that is read beside it. Words that were typed just before do not close what was opened then. */
  session: string | undefined;
}

/** The leads of a view, and what makes the view: a state, a kind, words. */
export function LeadList({ list, query, current, session }: LeadListProps) {
  const { leads, status, counts, isAll } = list;
  const isLoading = status === 'loading';
  const isLate = useLate(isLoading);
  /** Where another view is loading, the one before stands until then. */
  const isBlank = isLoading && leads.length === 0;
  const rows = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (current === undefined) return;
    rows.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <div ref={rows}>
      <ListHead list={list} query={query} current={current} session={session} isLate={isLate} />
      <StatusMessage
        tone="error"
        className="lali:px-5 lali:md:px-8"
        title={status === 'failed' ? words.failed.title : undefined}
      >
        {status === 'failed' && words.failed.text}
      </StatusMessage>
      {status === 'failed' && (
        <div className="lali:p-5 lali:md:px-8">
          <Button variant="outline" onClick={list.reload}>
            {words.failed.again}
          </Button>
        </div>
      )}
      {isBlank ? (
        <ListWaiting className={close} />
      ) : (
        <EntryList
          label={words.label}
          aria-busy={isLoading || undefined}
          className={close}
          entries={leads.map((lead) => entryOf(lead, query))}
          current={current}
        />
      )}
      {status === 'ready' && leads.length === 0 && (
        // Where there is room for both, and no lead is read, it stands in the pane.
        <Nothing
          query={query}
          counts={counts}
          isLive={list.isLive}
          className={`lali:px-5 lali:md:px-8 ${current === undefined ? 'lali:@min-[50rem]:hidden' : ''}`}
        />
      )}
      {/* Below rows that are not there yet it would jump. */}
      <div
        className={`lali:grid lali:justify-items-start lali:gap-4 lali:p-5 lali:md:px-8 ${isBlank ? 'lali:hidden' : leads.length === 0 && status === 'ready' ? 'lali:max-[50rem]:hidden' : ''}`}
      >
        {status !== 'failed' && !isAll && leads.length > 0 && (
          <Button variant="outline" onClick={list.loadMore}>
            {words.more}
          </Button>
        )}
        {leads.length > 0 && <Download query={query} />}
        {(leads.length > 0 || query.search === undefined) && <Freshness isLive={list.isLive} />}
      </div>
    </div>
  );
}
