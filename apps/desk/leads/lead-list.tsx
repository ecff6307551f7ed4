import { Button, EntryList, FilterBar, SearchBox, Select, StatusMessage, Text } from '@laliaflia/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { desk } from '../content/sign-in.ts';
import { kinds, states, list as words } from '../content/words.ts';
import type { LeadQuery } from '../data/leads.ts';
import { leadStates } from '../data/types.ts';
import { useLate } from '../shell/use-late.ts';
import { addressOf } from './address.ts';
import { Download } from './download.tsx';
import { entryOf } from './entry.tsx';
import { ListWaiting } from './list-waiting.tsx';
import { Nothing } from './nothing.tsx';
import { type LeadList as Leads, pause } from './use-leads.ts';

/** Typing goes on for so long, in milliseconds, before it is searched for. */
const typing = 250;

/** Where six do not stand in one row, they stand in two of three. */
const threeInARow =
  'lali:@max-xl:[&_li]:min-w-fit lali:@max-xl:[&_li]:grow lali:@max-xl:[&_li]:basis-1/4 lali:@max-xl:[&_li>*]:grow lali:@max-xl:[&_li>*]:justify-center';

/** More leads at a glance: how each begins is one line, but on a phone. */
const close = [
  'lali:[&_a]:gap-y-0.5',
  'lali:[&_a]:py-2.5',
  'lali:md:[&_a>bdi]:line-clamp-1',
  'lali:md:[&_a>span:first-child>bdi]:line-clamp-1',
  'lali:[&_a>span:last-child]:mt-0',
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
  const navigate = useNavigate();
  const to = (next: LeadQuery) => navigate(addressOf(next));
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
      <div className="lali:@container lali:grid lali:gap-3 lali:border-line lali:border-b lali:px-5 lali:py-4">
        <Search
          query={query}
          onSearch={(search) =>
            navigate(addressOf({ ...query, search }, current, session), { replace: true })
          }
        />
        <FilterBar
          label={words.views}
          className={threeInARow}
          value={query.state ?? ''}
          choices={[
            { value: '', label: words.all, href: addressOf({ ...query, state: undefined }) },
            ...leadStates.map((state) => ({
              value: state,
              label: states[state],
              href: addressOf({ ...query, state }),
              // They count all leads, and not those that are looked for.
              ...(isNarrow(query) ? {} : countOf(counts?.[state])),
            })),
          ]}
        />
        <div className="lali:flex lali:items-center lali:justify-between lali:gap-4">
          <Text look="small" tone="soft" role="status" className="lali:shrink-0">
            {isLate ? (
              // Seen below, and in so many words the kind beside it would become narrower.
              <span className="lali:sr-only">{words.loading}</span>
            ) : (
              status === 'ready' && resultOf(list, query)
            )}
          </Text>
          <div className="lali:w-48 lali:min-w-0">
            <Select
              aria-label={words.kind}
              value={query.kind ?? ''}
              onChange={({ currentTarget: { value } }) =>
                to({ ...query, kind: value === '' ? undefined : (value as LeadQuery['kind']) })
              }
            >
              <option value="">{words.anyKind}</option>
              {Object.entries(kinds).map(([kind, name]) => (
                <option key={kind} value={kind}>
                  {name}
                </option>
              ))}
            </Select>
          </div>
        </div>
      </div>
      <StatusMessage
        tone="error"
        className="lali:px-5"
        title={status === 'failed' ? words.failed.title : undefined}
      >
        {status === 'failed' && words.failed.text}
      </StatusMessage>
      {status === 'failed' && (
        <div className="lali:p-5">
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
          className={`lali:px-5 ${current === undefined ? 'lali:@4xl:hidden' : ''}`}
        />
      )}
      {/* Below rows that are not there yet it would jump. */}
      <div
        className={`lali:grid lali:justify-items-start lali:gap-4 lali:p-5 ${isBlank ? 'lali:hidden' : ''}`}
      >
        {status !== 'failed' && !isAll && leads.length > 0 && (
          <Button variant="outline" onClick={list.loadMore}>
            {words.more}
          </Button>
        )}
        {leads.length > 0 && <Download query={query} />}
        <Text look="small" tone="soft">
          {list.isLive ? words.live : words.asking(pause / 1000)}
        </Text>
      </div>
    </div>
  );
}

/** Whether it looks for a kind or for words, which nothing counts before they are read. */
const isNarrow = ({ kind, search }: LeadQuery) => kind !== undefined || search !== undefined;

/** How many leads a view has, also before all of them are read. */
function resultOf({ leads, isAll, counts }: Leads, query: LeadQuery): string {
  const known = query.state === undefined ? Object.values(counts ?? {}) : [counts?.[query.state] ?? 0];
  if (isAll || isNarrow(query) || known.some((count) => count >= most))
    return words.result(leads.length, isAll);
  const total = known.reduce((sum, count) => sum + count, 0);
  return total < leads.length ? words.result(leads.length, false) : words.result(total, true);
}

/** So many leads of a state are counted. */
const most = 1000;

/** Beyond what was counted nobody reads it. */
function countOf(count = 0): { count?: number } {
  return count > 0 && count < most ? { count } : {};
}

/** What is typed is searched for when the typing pauses; another view brings other words. */
function Search({ query, onSearch }: { query: LeadQuery; onSearch: (text: string | undefined) => void }) {
  const asked = query.search ?? '';
  const [text, setText] = useState(asked);
  const last = useRef(asked);
  if (last.current !== asked) {
    last.current = asked;
    if (text.trim() !== asked) setText(asked);
  }
  const latest = useRef(onSearch);
  latest.current = onSearch;
  useEffect(() => {
    if (text.trim() === asked) return;
    const timer = setTimeout(() => latest.current(text.trim() || undefined), typing);
    return () => clearTimeout(timer);
  }, [text, asked]);
  return (
    <SearchBox label={words.search} param="q" value={text} onValueChange={setText} action={`/${desk.path}`} />
  );
}
