import { moment } from '../content/format.ts';
import { head } from '../content/pages/webinar.ts';
import { site } from '../content/site.ts';
import { webinar } from '../content/webinar.ts';
import { runtimeConfig } from './runtime.ts';

/** The webinar as search engines read it: https://schema.org/EducationEvent. */
export function webinarEvent(): object {
  const url = `${runtimeConfig().site}/webinar`;
  const { left, total } = webinar.seats;
  return {
    '@context': 'https://schema.org',
    '@type': 'EducationEvent',
    name: webinar.title,
    description: head.description,
    url,
    startDate: moment(webinar),
    duration: `PT${webinar.minutes}M`,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    maximumAttendeeCapacity: total,
    remainingAttendeeCapacity: left,
    organizer: { '@type': 'Organization', name: site.legalName, url: runtimeConfig().site },
    offers: {
      '@type': 'Offer',
      price: webinar.price.kind === 'amount' ? webinar.price.amount : undefined,
      priceCurrency: site.currency,
      availability: `https://schema.org/${left > 0 ? 'InStock' : 'SoldOut'}`,
      url,
    },
  };
}
