import { Button } from '@laliaflia/ui';
import { list as words } from '../content/words.ts';
import type { LeadQuery } from '../data/leads.ts';
import { site } from '../data/site.ts';
import type { Counts } from '../data/types.ts';
import { Blank } from '../shell/blank.tsx';
import { addressOf } from './address.ts';
import { Freshness } from './freshness.tsx';

interface NothingProps {
  query: LeadQuery;
  counts: Counts | undefined;
  className?: string | undefined;
  /** How soon a new lead is seen, where it is said of the first one. */
  isLive?: boolean | undefined;
}

/** Whether a lead has ever come and is still there. */
export const hasSome = (counts: Counts | undefined) => Object.values(counts ?? {}).some((count) => count > 0);

/** A view without leads: none has come yet, all are dealt with, or none is like that. */
export function Nothing({ query, counts, className, isLive }: NothingProps) {
  const some = hasSome(counts);
  const isView = query.state !== undefined || query.kind !== undefined || query.search !== undefined;
  const isInbox = query.state === 'new' && query.kind === undefined && query.search === undefined;
  if (!some) return <NoneYet className={className} isLive={isLive} />;
  const { search } = query;
  const { title, text } = isInbox ? words.empty.new : words.empty.none;
  return (
    <Blank
      className={className}
      title={search === undefined ? title : words.empty.found(search)}
      text={text}
      foot={
        // What is looked for is not what comes next.
        isLive !== undefined &&
        search === undefined && (
          <div className="lali:min-[50rem]:hidden">
            <Freshness isLive={isLive} />
          </div>
        )
      }
      action={
        isView ? (
          <Button variant="outline" href={addressOf({})}>
            {words.empty.reset}
          </Button>
        ) : undefined
      }
    />
  );
}

function NoneYet({ className, isLive }: Pick<NothingProps, 'className' | 'isLive'>) {
  const { title, text, open } = words.empty.first;
  const { contact } = site();
  return (
    <Blank
      className={className}
      title={title}
      text={text}
      action={
        contact && (
          <Button variant="outline" href={contact} target="_blank" rel="noreferrer">
            {open}
          </Button>
        )
      }
      foot={isLive !== undefined && <Freshness isLive={isLive} />}
    />
  );
}
