import { Button, Link, useToast } from '@laliaflia/ui';
import { events as words } from '../content/events.ts';
import { payment } from '../content/keeping.ts';
import type { Guest } from '../data/events.ts';
import { markPaid, unmarkPaid } from '../data/keeping.ts';
import type { Payment } from '../data/types.ts';
import { failureText } from '../leads/failure.ts';
import { StateBadge } from '../leads/state-badge.tsx';
import { shortDay, shortTime } from '../leads/times.ts';
import { Breaks } from '../shell/breaks.tsx';
import { DataTable } from '../shell/data-table.tsx';
import { TwoLines } from '../shell/two-lines.tsx';
import { useWide } from '../shell/use-wide.ts';
import { Tile } from './seat-strip.tsx';

interface GuestTableProps {
  /** Of whoever is signed in. */
  email: string;
  caption: string;
  guests: readonly Guest[];
  onChanged: () => void;
}

const look = [
  'lali:sm:[&_tbody>tr>*]:py-4',
  // A button stands in the middle of its row.
  'lali:sm:[&_td:has(button)]:align-middle',
  'lali:lg:[&_td:last-child]:min-w-40',
  // A guest is a card on a phone, as in a table of more columns; what it says of the payment needs no label.
  'lali:text-[1rem]',
  'lali:[&_.lali-table-label]:hidden',
  'lali:[&_td>div]:col-span-full',
].join(' ');

/** On paper each name has a box to tick, and there is no button. */
export function GuestTable({ email, caption, guests, onChanged }: GuestTableProps) {
  const toast = useToast();

  const conflict = () => toast({ text: payment.conflict, tone: 'info' });

  async function mark(id: string): Promise<void> {
    const own = await markPaid(id);
    if (!own) return conflict();
    const takeBack = async () => {
      if (!(await unmarkPaid(id, own))) conflict();
    };
    toast({ text: words.marked, action: { label: words.undo, onAction: () => void attempt(takeBack) } });
  }

  async function attempt(change: () => Promise<void>): Promise<void> {
    try {
      await change();
    } catch (error) {
      toast({ text: failureText(error, words.notMarked), tone: 'error' });
    }
    onChanged();
  }

  const nameOf = (owner: string) => (owner === email ? words.you : owner);
  const { name, answered, paid } = words.columns;
  const isWide = useWide(64);
  const columns = isWide ? [name, answered, paid] : [name, paid];
  return (
    <DataTable
      caption={caption}
      className={look}
      columns={columns.map((each) => ({ name: each }))}
      rows={guests.map((guest) => {
        const paying = guest.paid ? (
          <Paid key="paid" {...guest.paid} by={nameOf(guest.paid.verified_by)} />
        ) : (
          <span key="pay" className="lali:block">
            <span className="lali:hidden lali:print:inline">{words.unpaid}</span>
            <Button
              variant="outline"
              size="small"
              className="lali:max-sm:w-full lali:print:hidden"
              aria-label={words.markPaidOf(guest.name || words.noName)}
              onClick={() => void attempt(() => mark(guest.id))}
            >
              {words.markPaid}
            </Button>
          </span>
        );
        const who = (
          <TwoLines
            key="name"
            className={isWide ? 'lali:flex lali:flex-wrap lali:gap-x-3' : 'lali:grid'}
            below={
              <>
                {guest.company && <bdi>{guest.company}</bdi>}
                <bdi className="lali:wrap-anywhere">{guest.email}</bdi>
                {!isWide && guest.answered && (
                  <bdi className="lali:wrap-anywhere lali:print:hidden">
                    {words.lastMail(guest.answered.subject, shortTime(guest.answered.created_at))}
                  </bdi>
                )}
              </>
            }
          >
            <Name {...guest} />
          </TwoLines>
        );
        const written = guest.answered ? (
          <Answered key="answered" {...guest.answered} author={nameOf(guest.answered.author)} />
        ) : (
          <span key="answered" className="lali:text-text-soft">
            {words.notAnswered}
          </span>
        );
        return { key: guest.id, cells: isWide ? [who, written, paying] : [who, paying] };
      })}
    />
  );
}

/** Who comes, with a box to tick on paper. */
function Name({ id, name, state }: Guest) {
  return (
    <span className="lali:inline-flex lali:flex-wrap lali:items-center lali:gap-x-3 lali:gap-y-1">
      <span className="lali:hidden lali:size-5 lali:shrink-0 lali:border lali:border-control lali:print:inline-block" />
      <Link href={`/leads/${id}`} className="lali:font-semibold">
        <bdi>{name || words.noName}</bdi>
      </Link>
      <StateBadge state={state} className="lali:print:hidden" />
    </span>
  );
}

/** What somebody has written to them last. */
function Answered({ subject, author, created_at }: NonNullable<Guest['answered']>) {
  return (
    <TwoLines below={<Breaks text={words.answered(author, shortTime(created_at))} before={/(?=@)/} />}>
      <bdi className="lali:wrap-anywhere">{subject}</bdi>
    </TwoLines>
  );
}

/** A tick and the day; who has verified it stands below, as the company below the name. */
function Paid({ by, verified_at }: Payment & { by: string }) {
  return (
    <TwoLines below={<bdi className="lali:wrap-anywhere">{words.by(by)}</bdi>}>
      <span className="lali:flex lali:items-baseline lali:gap-2 lali:whitespace-nowrap lali:font-semibold">
        {/* As in the strip above; the text alone makes the line that the name beside it stands on. */}
        <Tile stand="paid" size="lali:size-3.5 lali:shrink-0 lali:self-center lali:print:hidden" />
        {words.paid(shortDay(verified_at))}
      </span>
    </TwoLines>
  );
}
