import type { CourseLeaf, EducationEventLeaf, OfferLeaf, ServiceLeaf } from 'schema-dts';
import { prerenderedOn } from '../../browser/runtime.ts';
import type { Amount } from '../../content/schema/facts.ts';
import type { Service, Workshop } from '../../content/schema/offers.ts';
import { site } from '../../content/site.ts';
import { trainingFormats } from '../../content/training.ts';
import { webinar } from '../../content/webinar.ts';
import { outlookOn, shownDate } from '../../content/webinar-dates.ts';
import { guidePrice } from '../../content/workshop-lengths.ts';
import { workshops } from '../../content/workshops.ts';
import { canonicalOf } from '../../routing/addresses.ts';
import { type DescribedPage, ids, reference } from './page.ts';

/** A service, described with the introduction of its page, and its areas if the page lists them. */
export function service(
  { url, origin, image }: DescribedPage,
  title: string,
  { lead }: { lead: string },
  areas?: readonly Pick<Service['areas'][number], 'title' | 'text'>[],
): ServiceLeaf {
  const node: ServiceLeaf = {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: title,
    serviceType: title,
    description: lead,
    url,
    image,
    provider: reference(ids.organization(origin)),
  };
  if (areas === undefined) return node;
  return {
    ...node,
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: title,
      itemListElement: areas.map(({ title, text }): OfferLeaf => {
        const itemOffered: ServiceLeaf = { '@type': 'Service', name: title, description: text };
        return { '@type': 'Offer', itemOffered };
      }),
    },
  };
}

/** The three workshops as their overview shows them: with the guide price. */
export function workshopsWithPrices(page: DescribedPage): CourseLeaf[] {
  return Object.values(workshops).map((workshop) => {
    const url = page.origin + detailsOf(workshop.id);
    return {
      ...course(page, workshop, url),
      description: workshop.subtitle,
      offers: { ...offer(workshop.guidePrice, url), description: guidePrice },
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Onsite',
        courseWorkload: `PT${workshop.hours}H`,
        maximumAttendeeCapacity: workshop.maxParticipants,
      },
    };
  });
}

/** One workshop as its own page shows it: with its content and without a price, which is agreed on request. */
export function workshopInFull(page: DescribedPage, id: Workshop['id']): CourseLeaf {
  const { description, outcomes } = workshops[id];
  return { ...course(page, workshops[id], page.url), description, teaches: outcomes, image: page.image };
}

function course({ origin }: DescribedPage, { id, title, hours }: Workshop, url: string): CourseLeaf {
  return {
    '@type': 'Course',
    '@id': ids.course(origin, id),
    name: title,
    url,
    timeRequired: `PT${hours}H`,
    provider: reference(ids.organization(origin)),
  };
}

/** The formats of innovation training with their guide prices. */
export function trainings({ url, origin }: DescribedPage): CourseLeaf[] {
  return trainingFormats.map(({ id, title, description, days, price, outcomes }) => ({
    '@type': 'Course',
    '@id': `${url}#${id}`,
    name: title,
    description,
    url,
    timeRequired: `P${days}D`,
    teaches: outcomes,
    provider: reference(ids.organization(origin)),
    offers: offer(price, url),
  }));
}

/** The webinar that is ahead, or the last one: https://schema.org/EducationEvent. */
export function webinarEvent({ url, origin, head, image }: DescribedPage): EducationEventLeaf {
  const seen = outlookOn(prerenderedOn());
  return {
    '@type': 'EducationEvent',
    '@id': `${url}#event`,
    name: webinar.title,
    description: head.description,
    url,
    image,
    startDate: shownDate(seen).moment,
    duration: `PT${webinar.minutes}M`,
    inLanguage: site.language,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    maximumAttendeeCapacity: webinar.seats,
    ...(seen.kind === 'ahead' && { remainingAttendeeCapacity: seen.date.left }),
    organizer: reference(ids.organization(origin)),
    offers: {
      ...offer(webinar.price, url),
      // While no date is ahead no seat is offered; the page says that a registration counts for the next one.
      ...(seen.kind === 'ahead' && {
        availability: `https://schema.org/${seen.date.left > 0 ? 'InStock' : 'SoldOut'}`,
      }),
    },
  };
}

function offer({ amount, currency }: Amount, url: string): OfferLeaf {
  return { '@type': 'Offer', price: amount, priceCurrency: currency, category: 'Paid', url };
}

const order = Object.keys(workshops) as [Workshop['id'], ...Workshop['id'][]];

function detailsOf(id: Workshop['id']): string {
  return canonicalOf({ path: '/workshop-details', variants: order, bareFirst: true }, id);
}
