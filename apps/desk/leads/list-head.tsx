import { FilterBar, Select, Text } from '@laliaflia/ui';
import { useNavigate } from 'react-router-dom';
import { kinds, states, list as words } from '../content/words.ts';
import type { LeadQuery } from '../data/leads.ts';
import { leadStates } from '../data/types.ts';
import { addressOf } from './address.ts';
import { filterCount, isNarrow, resultOf } from './counts.ts';
import { LeadSearch } from './lead-search.tsx';
import type { LeadList as Leads } from './use-leads.ts';

/** Lines of three that share their edges; where not even three fit, as many as do. */
const views = [
  'lali:[&_li>*]:grow',
  'lali:[&_li>*]:justify-center',
  'lali:[&_li>*]:gap-1.5',
  'lali:[&_li>*]:px-2',
  'lali:[&_li>*]:whitespace-nowrap',
  'lali:max-md:[&_li]:grow',
  'lali:max-md:[&_li]:basis-[30%]',
  'lali:md:[&_ul]:grid',
  'lali:md:[&_ul]:grid-cols-[repeat(3,minmax(max-content,1fr))]',
].join(' ');

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
    <div className="lali:@container lali:border-line lali:border-b lali:px-5 lali:py-4 lali:md:px-8">
      <div className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-3">
        <div className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-3 lali:@min-[18rem]:grid-cols-[minmax(0,1fr)_8.75rem] lali:@min-[18rem]:gap-2">
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
              className="lali:pe-10!"
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
        <FilterBar
          label={words.views}
          className={views}
          value={query.state ?? ''}
          choices={[undefined, ...leadStates].map((state) => ({
            value: state ?? '',
            label: state === undefined ? words.all : states[state],
            href: addressOf({ ...query, state }),
            ...filterCount(counted, state),
          }))}
        />
        {/* Where each view has its count, it is heard only. */}
        <Text
          look="small"
          tone="soft"
          role="status"
          className={
            isCounted || isLate || status !== 'ready' || list.leads.length === 0 ? 'lali:sr-only' : ''
          }
        >
          {isLate ? words.loading : status === 'ready' && resultOf(list, query)}
        </Text>
      </div>
    </div>
  );
}
