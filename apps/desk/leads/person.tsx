import { EntryList, Heading, Link, StatusMessage, Text } from '@laliaflia/ui';
import { person as words } from '../content/words.ts';
import type { LeadQuery } from '../data/leads.ts';
import { mostSent, readPerson } from '../data/person.ts';
import { addressOf } from './address.ts';
import { sentEntryOf } from './entry.tsx';
import { useRead } from './use-read.ts';

interface PersonProps {
  leadId: string;
  email: string;
  query: LeadQuery;
}

/** What else was sent under the address of a lead; nothing where that is all. */
export function Person({ leadId, email, query }: PersonProps) {
  const { status, value } = useRead(leadId, readPerson);
  if (status === 'failed') return <StatusMessage tone="error" title={words.failed} />;
  if (!value || value.items.length < 2) return null;
  return (
    <section className="lali:grid lali:gap-4" aria-labelledby="person">
      <Heading level={3} id="person">
        {words.title}
      </Heading>
      <Text look="small" tone="soft">
        {words.basis}
      </Text>
      <EntryList
        label={words.label}
        entries={value.items.map((line) => sentEntryOf(line, query, leadId))}
        current={leadId}
      />
      {!value.isAll && (
        <Text look="small">
          {words.more(mostSent)} <Link href={addressOf({ search: email })}>{words.find}</Link>
        </Text>
      )}
    </section>
  );
}
