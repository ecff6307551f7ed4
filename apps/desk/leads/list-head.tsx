import { Select, Text } from '@laliaflia/ui';
import { useNavigate } from 'react-router-dom';
import { kinds, list as words } from '../content/words.ts';
import type { LeadQuery } from '../data/leads.ts';
import { addressOf } from './address.ts';
import { filterCount, isNarrow, resultOf } from './counts.ts';
import { LeadSearch } from './lead-search.tsx';
import type { LeadList as Leads } from './use-leads.ts';
import { ViewTabs } from './view-tabs.tsx';

interface ListHeadProps {
  list: Leads;
  query: LeadQuery;
  current: string | undefined;
  session: string | undefined;
  /** It is said that it loads. */
  isLate: boolean;
}

/** What makes a view: words, a kind, a state. */
export function ListHead({ list, query, current, session, isLate }: ListHeadProps) {
  const navigate = useNavigate();
  const { status, counts } = list;
  // They count all leads, and not those that are looked for.
  const counted = isNarrow(query) ? undefined : counts;
  const isCounted = filterCount(counted, query.state).count !== undefined;
  return (
    <div className="lali:@container lali:border-line lali:border-b lali:px-5 lali:pt-4 lali:md:px-8">
      <div className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-2">
        <div className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-3 lali:@min-[15rem]:grid-cols-[minmax(0,1fr)_7.5rem] lali:@min-[15rem]:gap-2">
          <LeadSearch
            query={query}
            onSearch={(search) =>
              navigate(addressOf({ ...query, search }, current, session), { replace: true })
            }
          />
          <div>
            <Select
              aria-label={words.kind}
              value={query.kind ?? ''}
              className="lali:min-h-11! lali:py-0! lali:pe-9! lali:ps-3! lali:text-[0.9375rem]!"
              onChange={({ currentTarget: { value } }) =>
                navigate(
                  addressOf({ ...query, kind: value === '' ? undefined : (value as LeadQuery['kind']) }),
                )
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
        <ViewTabs query={query} counts={counted} />
        {/* Where each view has its count, it is heard only. */}
        <Text
          look="small"
          tone="soft"
          role="status"
          className={
            isCounted || isLate || status !== 'ready' || list.leads.length === 0
              ? 'lali:sr-only'
              : 'lali:pb-3'
          }
        >
          {isLate ? words.loading : status === 'ready' && resultOf(list, query)}
        </Text>
      </div>
    </div>
  );
}
