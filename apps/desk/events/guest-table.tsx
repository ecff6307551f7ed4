import { Badge, Button, Link, useToast } from '@laliaflia/ui';
import { events as words } from '../content/events.ts';
import { states } from '../content/words.ts';
import type { Guest } from '../data/events.ts';
import { setPaid } from '../data/keeping.ts';
import { tones } from '../leads/address.ts';
import { failureText } from '../leads/failure.ts';
import { shortTime } from '../leads/times.ts';
import { DataTable } from '../shell/data-table.tsx';

interface GuestTableProps {
  caption: string;
  guests: readonly Guest[];
  onChanged: () => void;
}

/** On paper each row has a box to tick, and no button. */
export function GuestTable({ caption, guests, onChanged }: GuestTableProps) {
  const toast = useToast();

  async function pay(id: string, isPaid: boolean, isUndo = false): Promise<void> {
    try {
      await setPaid(id, isPaid);
      if (!isUndo)
        toast({
          text: words.marked,
          action: { label: words.undo, onAction: () => void pay(id, !isPaid, true) },
        });
    } catch (error) {
      toast({ text: failureText(error, words.notMarked), tone: 'error' });
    }
    onChanged();
  }

  const { name, company, email, state, paid, here } = words.columns;
  return (
    <DataTable
      caption={caption}
      columns={[
        { name },
        { name: company },
        { name: email },
        { name: state },
        { name: paid },
        { name: here, isForPaper: true },
      ]}
      rows={guests.map((guest) => ({
        key: guest.id,
        cells: [
          <Link key="name" href={`/leads/${guest.id}`} className="lali:font-semibold">
            <bdi>{guest.name || words.noName}</bdi>
          </Link>,
          <bdi key="company">{guest.company}</bdi>,
          <bdi key="email">{guest.email}</bdi>,
          <Badge key="state" tone={tones[guest.state]}>
            {states[guest.state]}
          </Badge>,
          guest.paid ? (
            words.paid(guest.paid.verified_by, shortTime(guest.paid.verified_at))
          ) : (
            <Button
              key="pay"
              variant="outline"
              size="small"
              className="lali:print:hidden"
              aria-label={words.markPaidOf(guest.name || words.noName)}
              onClick={() => void pay(guest.id, true)}
            >
              {words.markPaid}
            </Button>
          ),
          <span key="here" className="lali:inline-block lali:size-5 lali:border lali:border-control" />,
        ],
      }))}
    />
  );
}
