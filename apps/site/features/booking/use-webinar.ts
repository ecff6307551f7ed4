import type { EventAvailability, EventCardProps } from '@laliaflia/ui';
import { useSyncExternalStore } from 'react';
import { prerenderedOn } from '../../browser/runtime.ts';
import { moment } from '../../content/format.ts';
import { site } from '../../content/site.ts';
import { webinar } from '../../content/webinar.ts';

const start = moment(webinar);

/** Whether the date of the webinar has passed. */
export function useWebinarIsPast(): boolean {
  return useSyncExternalStore(
    never,
    () => Date.now() > Date.parse(start),
    () => prerenderedOn() > start.slice(0, 10),
  );
}

type Ticket = Pick<EventCardProps, 'start' | 'timeZone' | 'zoneLabel' | 'price' | 'availability' | 'locale'>;

/** The facts of the webinar as a ticket shows them; `notice` is said once the date has passed. */
export function useWebinar({
  action,
  notice,
}: {
  action: { href: string; label: string };
  notice: string;
}): Ticket {
  const past = useWebinarIsPast();
  const { left, total } = webinar.seats;
  const open: EventAvailability =
    left > 0 ? { kind: 'open', left, total, action } : { kind: 'sold-out', total, action };
  return {
    start,
    timeZone: webinar.timeZone,
    zoneLabel: webinar.zoneName,
    price: webinar.price,
    locale: site.locale,
    availability: past ? { kind: 'past', notice, action } : open,
  };
}

const never = () => () => {};
