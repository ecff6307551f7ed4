import { EntryList, Heading, Link, StatusMessage, Text } from '@laliaflia/ui';
import { person as words } from '../content/words.ts';
import type { LeadQuery } from '../data/leads.ts';
import { readPerson } from '../data/person.ts';
import { addressOf } from './address.ts';
import { sentEntryOf } from './entry.tsx';
import { useRead } from './use-read.ts';

/** Its words begin where the heading does, and the mark stands before them. */
const flush = [
  'lali:border-line',
  'lali:border-t',
  'lali:[&_a]:px-0',
  'lali:[&_a>span:first-child>span:first-child]:-start-3.5',
].join(' ');

interface PersonProps {
  leadId: string;
  /** Of the lead that is read. */
  name: string;
  email: string;
  query: LeadQuery;
}

/** What else was sent under the address of a lead; nothing where that is all. */
export function Person({ leadId, name, email, query }: PersonProps) {
  const { status, value } = useRead(leadId, readPerson);
  if (status === 'failed') return <StatusMessage tone="error" title={words.failed} />;
  const others = value?.items.filter(({ id }) => id !== leadId) ?? [];
  if (!value || others.length === 0) return null;
  return (
    <section className="lali:grid lali:gap-4" aria-labelledby="person">
      <div className="lali:grid lali:gap-1">
        <Heading level={3} id="person" className="lali:wrap-anywhere">
          <bdi>{words.title(name)}</bdi>
        </Heading>
        <Text look="small" tone="soft">
          {words.basis}
        </Text>
      </div>
      <EntryList
        label={words.label}
        className={flush}
        entries={others.map((line) => sentEntryOf(line, query, leadId))}
      />
      {!value.isAll && (
        <Text look="small">
          {words.more(others.length)} <Link href={addressOf({ search: email })}>{words.find}</Link>
        </Text>
      )}
    </section>
  );
}
