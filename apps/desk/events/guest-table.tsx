import { Badge, Button, Link, useToast } from '@laliaflia/ui';
import { events as words } from '../content/events.ts';
import { payment } from '../content/keeping.ts';
import { states } from '../content/words.ts';
import type { Guest } from '../data/events.ts';
import { markPaid, unmarkPaid } from '../data/keeping.ts';
import { tones } from '../leads/address.ts';
import { failureText } from '../leads/failure.ts';
import { shortTime } from '../leads/times.ts';
import { DataTable } from '../shell/data-table.tsx';

interface GuestTableProps {
  caption: string;
  guests: readonly Guest[];
  onChanged: () => void;
}

/** Where it needs two lines, the second begins with its host. */
function Address({ email }: { email: string }) {
  const [name, ...host] = email.split(/(?=@)/);
  return (
    <bdi>
      {name}
      <wbr />
      {host}
    </bdi>
  );
}

/** On paper each name has a box to tick, and there is no button. */
export function GuestTable({ caption, guests, onChanged }: GuestTableProps) {
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

  const { name, company, email, paid } = words.columns;
  return (
    <DataTable
      caption={caption}
      columns={[{ name }, { name: company }, { name: email }, { name: paid }]}
      rows={guests.map((guest) => ({
        key: guest.id,
        cells: [
          <span key="name" className="lali:inline-flex lali:flex-wrap lali:items-center lali:gap-3">
            <span className="lali:hidden lali:size-5 lali:shrink-0 lali:border lali:border-control lali:print:inline-block" />
            <Link href={`/leads/${guest.id}`} className="lali:font-semibold">
              <bdi>{guest.name || words.noName}</bdi>
            </Link>
            <Badge tone={tones[guest.state]} className="lali:print:hidden">
              {states[guest.state]}
            </Badge>
          </span>,
          <bdi key="company">{guest.company}</bdi>,
          <Address key="email" email={guest.email} />,
          guest.paid ? (
            words.paid(guest.paid.verified_by, shortTime(guest.paid.verified_at))
          ) : (
            <span key="pay">
              <span className="lali:hidden lali:print:inline">{words.unpaid}</span>
              <Button
                variant="outline"
                size="small"
                className="lali:md:-my-2 lali:print:hidden"
                aria-label={words.markPaidOf(guest.name || words.noName)}
                onClick={() => void attempt(() => mark(guest.id))}
              >
                {words.markPaid}
              </Button>
            </span>
          ),
        ],
      }))}
    />
  );
}
