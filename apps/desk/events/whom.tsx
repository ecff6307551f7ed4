import { Accordion, Button, Checkbox } from '@laliaflia/ui';
import { events } from '../content/events.ts';
import type { Guest } from '../data/events.ts';

const words = events.mail;

/** So many are named before it is opened. */
const mostNames = 8;

interface WhomProps {
  guests: readonly Guest[];
  /** The ids of those who get no mail. */
  without: ReadonlySet<string>;
  onChange: (without: ReadonlySet<string>) => void;
}

/** Who gets the mail. Opened, each can be left out, or all who have paid. */
export function Whom({ guests, without, onChange }: WhomProps) {
  const chosen = guests.filter(({ id }) => !without.has(id));
  const names = chosen.slice(0, mostNames).map(({ name, email }) => name || email);
  const paid = guests.filter((guest) => guest.paid !== null).map(({ id }) => id);
  const everyone = chosen.length === guests.length;

  function toggle(id: string): void {
    const next = new Set(without);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  }

  return (
    <Accordion.Root headingLevel={3}>
      <Accordion.Item value="whom">
        <Accordion.Trigger className="lali:wrap-anywhere">
          <bdi>{words.to(names, chosen.length - names.length)}</bdi>
        </Accordion.Trigger>
        <Accordion.Content>
          <fieldset className="lali:grid lali:gap-4">
            <legend className="lali:sr-only">{words.whom}</legend>
            <ul className="lali:grid lali:gap-x-6 lali:[list-style-type:''] lali:md:grid-cols-2">
              {guests.map(({ id, name, email, paid: isPaid }) => (
                <li key={id} className="lali:min-w-0 lali:wrap-anywhere">
                  <Checkbox
                    label={<bdi>{name || email}</bdi>}
                    hint={isPaid === null && words.notPaid}
                    checked={!without.has(id)}
                    onChange={() => toggle(id)}
                  />
                </li>
              ))}
            </ul>
            <div className="lali:flex lali:flex-wrap lali:gap-3">
              <Button size="small" variant="outline" disabled={everyone} onClick={() => onChange(new Set())}>
                {words.everyone}
              </Button>
              {paid.length > 0 && paid.length < guests.length && (
                <Button size="small" variant="outline" onClick={() => onChange(new Set(paid))}>
                  {words.onlyUnpaid}
                </Button>
              )}
            </div>
          </fieldset>
        </Accordion.Content>
      </Accordion.Item>
    </Accordion.Root>
  );
}
