import { Button, FilterBar } from '@laliaflia/ui';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { events as words } from '../content/events.ts';
import { countGuests, type Guest, readGuests } from '../data/events.ts';
import { site } from '../data/site.ts';
import { useRead } from '../leads/use-read.ts';
import { Blank } from '../shell/blank.tsx';
import { NoOwner } from '../shell/no-owner.tsx';
import { Screen, wholeScreen } from '../shell/screen.tsx';
import { blank, Waiting } from '../shell/waiting.tsx';
import { GuestTable } from './guest-table.tsx';
import { recipients } from './guests.ts';
import { MailForm } from './mail-form.tsx';
import { SeatStrip } from './seat-strip.tsx';

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
  return <Guests {...{ email, choices, counts }} event={isKnown ? event : undefined} />;
}

/** Waits for as long as it is not known whose guests. */
const read = (event: string, signal: AbortSignal) =>
  event === '' ? new Promise<never>(() => {}) : readGuests(event, signal);

interface ChoiceProps {
  value: string;
  choices: readonly Event[];
  counts: Readonly<Record<string, number>>;
  result?: ReactNode;
}

/** Which event it is about; before it is known which ones have guests, none is chosen. */
function Choice({ value, choices, counts, result }: ChoiceProps) {
  return (
    <FilterBar
      className="lali:print:hidden"
      label={words.choose}
      value={value}
      choices={choices.map(({ seats: _, ...choice }) => ({
        ...choice,
        href: `/events?event=${choice.value}`,
        ...(counts[choice.value] && { count: counts[choice.value] }),
      }))}
      result={result}
    />
  );
}

interface GuestsProps {
  email: string;
  /** Undefined until it is known which ones have guests. */
  event: Event | undefined;
  choices: readonly Event[];
  counts: Readonly<Record<string, number>>;
}

function Guests({ email, event, choices, counts }: GuestsProps) {
  const { status, value: guests, reload } = useRead(event?.value ?? '', read);
  /** To whose guests a mail is written. */
  const [writing, setWriting] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  // Another event, another mail.
  if (writing !== undefined && writing !== event?.value) setWriting(undefined);
  if (guests === null) return <NoOwner email={email} />;
  // Others are named once there are some.
  const shown = choices.filter(
    ({ value }) =>
      value !== 'other' || (event !== undefined && (value === event.value || counts[value] !== 0)),
  );
  const reached = recipients(guests ?? []);
  const paid = guests?.filter((guest) => guest.paid !== null).length ?? 0;
  const close = () => {
    // It is back by then.
    flushSync(() => setWriting(undefined));
    opener.current?.focus();
  };
  return (
    <Screen
      email={email}
      title={words.title}
      intro={event?.value === 'webinar' ? words.webinarIntro : words.intro}
      failed={status === 'failed' ? words.failed : undefined}
      isLoading={status === 'loading'}
      tools={
        <>
          <Choice
            value={event?.value ?? ''}
            choices={shown}
            counts={counts}
            result={guests ? resultOf(guests, event?.seats) : status === 'loading' && blank(1)}
          />
          {status === 'loading' && (
            <Waiting>
              <div className="lali:h-13 lali:w-56 lali:rounded-control lali:border lali:border-line" />
            </Waiting>
          )}
          {guests && guests.length > 0 && (
            <div className="lali:flex lali:flex-wrap lali:gap-3 lali:max-sm:[&>button]:w-full lali:print:hidden">
              {reached.length > 0 && writing === undefined && (
                <Button ref={opener} onClick={() => setWriting(event?.value)}>
                  {words.write(reached.length)}
                </Button>
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
        {guests?.length === 0 && <Blank {...words.none} className={wholeScreen} />}
        {event && guests && guests.length > 0 && (
          <>
            {writing !== undefined && (
              <MailForm event={event.value} guests={reached} onChanged={reload} onClose={close} />
            )}
            <SeatStrip paid={paid} open={guests.length - paid} seats={event.seats} />
            <GuestTable
              key={event.value}
              email={email}
              caption={words.table(event.label)}
              guests={guests}
              onChanged={reload}
            />
          </>
        )}
      </div>
    </Screen>
  );
}

/** Of one event, where no more was asked for than it has: over a year there may have been several. */
function resultOf(guests: readonly Guest[], seats = 0): string {
  const nameless = guests.filter(({ mailbox }) => mailbox === null).length;
  return words.result(
    guests.length,
    recipients(guests).length + nameless,
    guests.length <= seats ? seats : undefined,
  );
}
