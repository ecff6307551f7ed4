import { states, list as words } from '../content/words.ts';
import type { LeadQuery } from '../data/leads.ts';
import { type Counts, leadStates } from '../data/types.ts';
import { RouterLink } from '../shell/router-link.tsx';
import { addressOf } from './address.ts';
import { filterCount } from './counts.ts';

const tab = [
  'lali:focus-ring',
  'lali:relative',
  'lali:flex',
  'lali:min-h-11',
  'lali:md:min-h-10',
  'lali:rounded-[6px]',
  // Its ring lies above the first row.
  'lali:focus-visible:z-10',
  'lali:items-center',
  'lali:gap-1',
  'lali:font-medium',
  'lali:text-[0.875rem]',
  'lali:text-text-soft',
  'lali:whitespace-nowrap',
  'lali:no-underline',
  'lali:hover:text-text',
  'lali:max-md:min-w-11',
  'lali:aria-[current]:font-semibold',
  'lali:aria-[current]:text-text',
  // It stands on the line that ends the head of the list.
  'lali:after:absolute',
  'lali:after:inset-x-0',
  'lali:after:-bottom-px',
  'lali:after:h-0.5',
  'lali:aria-[current]:after:bg-accent-text',
  'lali:forced-colors:aria-[current]:after:bg-[Highlight]',
  'lali:forced-colors:after:forced-color-adjust-none',
].join(' ');

/** Where the line is narrow a count is heard only, until its view is chosen. */
const counted: Readonly<Record<string, string>> = {
  new: '',
  all: 'lali:@max-[19rem]:sr-only',
  answered: 'lali:@max-[19rem]:sr-only lali:max-md:@max-[21rem]:sr-only',
};
const last = 'lali:@max-[23rem]:sr-only';

interface ViewTabsProps {
  query: LeadQuery;
  /** Undefined where nothing counts what is looked for. */
  counts: Counts | undefined;
}

/** The states, each an address, in one line. */
export function ViewTabs({ query, counts }: ViewTabsProps) {
  return (
    <nav aria-label={words.views}>
      <ul className="lali:flex lali:flex-wrap lali:justify-between lali:gap-x-1.5 lali:max-md:gap-x-0.5 lali:max-[22rem]:-mx-2">
        {[undefined, ...leadStates].map((state) => {
          const { count } = filterCount(counts, state);
          const isChosen = state === query.state;
          const name = state ?? 'all';
          return (
            <li key={name}>
              <RouterLink
                href={addressOf({ ...query, state })}
                aria-current={isChosen ? 'true' : undefined}
                className={tab}
              >
                {state === undefined ? words.all : states[state]}
                {count !== undefined && (
                  <span
                    className={`lali:font-normal lali:tabular-nums ${isChosen ? '' : (counted[name] ?? last)}`}
                  >
                    {' '}
                    {count}
                  </span>
                )}
              </RouterLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
