import { Button, EmptyState, FilterBar } from '@laliaflia/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { events as words } from '../content/events.ts';
import { readGuests } from '../data/events.ts';
import { site } from '../data/site.ts';
import { useRead } from '../leads/use-read.ts';
import { NoOwner } from '../shell/no-owner.tsx';
import { Screen } from '../shell/screen.tsx';
import { GuestTable } from './guest-table.tsx';
import { recipients } from './guests.ts';
import { MailForm } from './mail-form.tsx';

/** Who comes to a workshop or to the webinar: paid or not, on paper for the door, and a mail to all. */
export default function EventsPage({ email }: { email: string }) {
  const [parameters] = useSearchParams();
  const { workshops } = site();
  const choices = [
    ...workshops.map(({ id, title }) => ({ value: id, label: title })),
    { value: 'webinar', label: words.webinar },
    { value: 'other', label: words.other },
  ];
  const asked = parameters.get('event');
  const event = choices.find(({ value }) => value === asked) ??
    choices[0] ?? { value: 'webinar', label: words.webinar };
  const { status, value: guests, reload } = useRead(event.value, readGuests);
  /** To whom somebody writes: another list closes it. */
  const [writing, setWriting] = useState<string>();
  if (guests === null) return <NoOwner email={email} />;
  const reached = recipients(guests ?? []);
  return (
    <Screen
      email={email}
      title={words.title}
      intro={words.intro}
      failed={status === 'failed' ? words.failed : undefined}
    >
      <div className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-8">
        <FilterBar
          className="lali:print:hidden"
          label={words.choose}
          value={event.value}
          choices={choices.map((choice) => ({ ...choice, href: `/events?event=${choice.value}` }))}
          result={guests && words.result(guests.length)}
        />
        {guests?.length === 0 && <EmptyState title={words.none.title} text={words.none.text} />}
        {guests && guests.length > 0 && (
          <>
            <div className="lali:flex lali:flex-wrap lali:gap-3 lali:print:hidden">
              <Button variant="outline" onClick={() => print()}>
                {words.print}
              </Button>
              {reached.length > 0 && writing !== event.value && (
                <Button onClick={() => setWriting(event.value)}>{words.write(reached.length)}</Button>
              )}
            </div>
            {writing === event.value && (
              <MailForm key={event.value} guests={reached} onClose={() => setWriting(undefined)} />
            )}
            <GuestTable caption={words.table(event.label)} guests={guests} onChanged={reload} />
          </>
        )}
      </div>
    </Screen>
  );
}
