import { Button, EmptyState } from '@laliaflia/ui';
import { list as words } from '../content/words.ts';
import type { LeadQuery } from '../data/leads.ts';
import { site } from '../data/site.ts';
import type { Counts } from '../data/types.ts';
import { addressOf } from './address.ts';

interface NothingProps {
  query: LeadQuery;
  counts: Counts | undefined;
  className?: string | undefined;
}

/** Whether a lead has ever come and is still there. */
export const hasSome = (counts: Counts | undefined) => Object.values(counts ?? {}).some((count) => count > 0);

/** A view without leads: none has come yet, all are dealt with, or none is like that. */
export function Nothing({ query, counts, className }: NothingProps) {
  const some = hasSome(counts);
  const isView = query.state !== undefined || query.kind !== undefined || query.search !== undefined;
  const isInbox = query.state === 'new' && query.kind === undefined && query.search === undefined;
  if (!some) return <NoneYet className={className} />;
  const { title, text } = isInbox ? words.empty.new : words.empty.none;
  return (
    <EmptyState
      className={className}
      title={title}
      text={text}
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

function NoneYet({ className = '' }: Pick<NothingProps, 'className'>) {
  const { title, text, open } = words.empty.first;
  const { contact } = site();
  return (
    <EmptyState
      className={`lali:max-w-[44rem] lali:[&>svg]:size-64 lali:[&>svg]:overflow-visible ${className}`}
      title={title}
      text={text}
      action={
        contact && (
          <Button variant="outline" size="small" href={contact} target="_blank" rel="noreferrer">
            {open}
          </Button>
        )
      }
    />
  );
}
