import { Button, EmptyState, FilterBar } from '@laliaflia/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { events as words } from '../content/events.ts';
import { countGuests, type Guest, readGuests } from '../data/events.ts';
import { site } from '../data/site.ts';
import { useRead } from '../leads/use-read.ts';
import { NoOwner } from '../shell/no-owner.tsx';
import { Screen } from '../shell/screen.tsx';
import { GuestTable } from './guest-table.tsx';
import { recipients } from './guests.ts';
import { MailForm } from './mail-form.tsx';

interface Event {
  value: string;
  label: string;
  /** Of one workshop; undefined where the site does not say it. */
  seats?: number;
}

/** Who comes to a workshop or to the webinar: paid or not, on paper for the door, and a mail to all. */
export default function EventsPage({ email }: { email: string }) {
  const [parameters] = useSearchParams();
  const counted = useRead('events', countGuests);
  const counts = counted.value ?? {};
  const choices = [
    ...site().workshops.map(({ id, title, seats }) => ({ value: id, label: title, seats })),
    { value: 'webinar', label: words.webinar, seats: site().webinar.seats },
    { value: 'other', label: words.other },
  ];
  const asked = parameters.get('event');
  const named = choices.find(({ value }) => value === asked);
  const event = named ?? choices.find(({ value }) => counts[value]) ?? choices[0];
  const isKnown = named !== undefined || counted.status !== 'loading';
  return isKnown && event && <Guests key={event.value} {...{ email, event, choices, counts }} />;
}

interface GuestsProps {
  email: string;
  event: Event;
  choices: readonly Event[];
  counts: Readonly<Record<string, number>>;
}

function Guests({ email, event, choices, counts }: GuestsProps) {
  const { status, value: guests, reload } = useRead(event.value, readGuests);
  /** Whether a mail to all of them is written. */
  const [isWriting, setIsWriting] = useState(false);
  if (guests === null) return <NoOwner email={email} />;
  // Others are named once there are some.
  const shown = choices.filter(
    ({ value }) => value !== 'other' || value === event.value || counts[value] !== 0,
  );
  const reached = recipients(guests ?? []);
  return (
    <Screen
      email={email}
      title={words.title}
      intro={words.intro}
      failed={status === 'failed' ? words.failed : undefined}
      tools={
        <>
          <FilterBar
            className="lali:print:hidden"
            label={words.choose}
            value={event.value}
            choices={shown.map(({ seats: _, ...choice }) => ({
              ...choice,
              href: `/events?event=${choice.value}`,
              ...(counts[choice.value] && { count: counts[choice.value] }),
            }))}
            result={guests && resultOf(guests, event.seats)}
          />
          {guests && guests.length > 0 && (
            <div className="lali:flex lali:flex-wrap lali:gap-3 lali:print:hidden">
              {reached.length > 0 && !isWriting && (
                <Button onClick={() => setIsWriting(true)}>{words.write(reached.length)}</Button>
              )}
              <Button variant="outline" onClick={() => print()}>
                {words.print}
              </Button>
            </div>
          )}
        </>
      }
    >
      <div className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-8">
        {guests?.length === 0 && <EmptyState title={words.none.title} text={words.none.text} />}
        {guests && guests.length > 0 && (
          <>
            {isWriting && (
              <MailForm guests={reached} onChanged={reload} onClose={() => setIsWriting(false)} />
            )}
            <GuestTable caption={words.table(event.label)} guests={guests} onChanged={reload} />
          </>
        )}
      </div>
    </Screen>
  );
}

function resultOf(guests: readonly Guest[], seats: number | undefined): string {
  return words.result(guests.length, guests.filter(({ paid }) => paid !== null).length, seats);
}
