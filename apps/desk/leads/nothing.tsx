import { Button, EmptyState } from '@laliaflia/ui';
import { list as words } from '../content/words.ts';
import type { LeadQuery } from '../data/leads.ts';
import type { Counts } from '../data/types.ts';
import { addressOf } from './address.ts';

interface NothingProps {
  query: LeadQuery;
  counts: Counts | undefined;
  className?: string;
}

/** A view without leads: none has come yet, all are dealt with, or none is like that. */
export function Nothing({ query, counts, className }: NothingProps) {
  const some = Object.values(counts ?? {}).some((count) => count > 0);
  const isView = query.state !== undefined || query.kind !== undefined || query.search !== undefined;
  const isInbox = query.state === 'new' && query.kind === undefined && query.search === undefined;
  const { title, text } = !some ? words.empty.first : isInbox ? words.empty.new : words.empty.none;
  return (
    <EmptyState
      className={className}
      title={title}
      text={text}
      action={
        some && isView ? (
          <Button variant="outline" href={addressOf({})}>
            {words.empty.reset}
          </Button>
        ) : undefined
      }
    />
  );
}
