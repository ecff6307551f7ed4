import type { EventAvailability, EventCardProps } from '@laliaflia/ui';
import { useSyncExternalStore } from 'react';
import { prerenderedOn } from '../../browser/runtime.ts';
import { lastSession } from '../../content/pages/webinar.ts';
import { site } from '../../content/site.ts';
import { webinar } from '../../content/webinar.ts';
import { outlookAt, outlookOn, shownDate, type WebinarOutlook } from '../../content/webinar-dates.ts';

/** The dates as they are when the page is looked at; until scripts run, as the day of the build allows to say. */
export function useWebinarOutlook(): WebinarOutlook {
  const looking = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return looking ? outlookAt(Date.now()) : outlookOn(prerenderedOn());
}

interface Ticket {
  /** What one can do. */
  action: { href: string; label: string };
  /** Said while nobody can know whether the date is ahead, and while none is. */
  notice: string;
}

/** The facts of the webinar as a ticket shows them. */
export function ticketFacts(
  seen: WebinarOutlook,
  { action, notice }: Ticket,
): Pick<EventCardProps, 'start' | 'timeZone' | 'zoneLabel' | 'price' | 'availability' | 'locale' | 'labels'> {
  return {
    start: shownDate(seen).moment,
    timeZone: webinar.timeZone,
    zoneLabel: webinar.zoneName,
    price: webinar.price,
    locale: site.locale,
    availability: availability(seen, { action, notice }),
    ...(seen.kind === 'none' && { labels: lastSession }),
  };
}

function availability(seen: WebinarOutlook, { action, notice }: Ticket): EventAvailability {
  if (seen.kind === 'none') return { kind: 'past', notice, action };
  if (!seen.certain) return { kind: 'announced', notice, action };
  const { left } = seen.date;
  const total = webinar.seats;
  return left > 0 ? { kind: 'open', left, total, action } : { kind: 'sold-out', total, action };
}

const never = () => () => {};
