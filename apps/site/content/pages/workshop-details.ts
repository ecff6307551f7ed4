import type { LeadFormLabels } from '@laliaflia/ui/lead-form';
import { countText, durationText, priceText } from '../format.ts';
import { formWords } from '../forms.ts';
import { subjects } from '../head.ts';
import { promises } from '../promises.ts';
import type { PageHead } from '../schema/basics.ts';
import type { Workshop } from '../schema/offers.ts';
import { site } from '../site.ts';
import { terms } from '../terms.ts';
import { capital } from '../words.ts';
import { artefactsCaption } from '../workshop-artefacts.ts';
import { daysOf, detailsOf, workshopOrder as order } from '../workshop-lengths.ts';
import { workshops } from '../workshops.ts';

type Id = Workshop['id'];

/** One for each `type`. */
export const heads = {
  ignite: {
    title: `${workshops.ignite.title}: a one-day workshop | ${site.brand}`,
    description: `${countText(workshops.ignite.hours, 'hour')}, one problem, at most ${workshops.ignite.maxParticipants} people. Your team finds ideas with three methods and tests the best one the same day.`,
    keywords: ['one-day innovation workshop', 'idea workshop', ...subjects],
  },
  deep: {
    title: `${workshops.deep.title}: a two-day workshop | ${site.brand}`,
    description: `${countText(workshops.deep.hours, 'hour')} from the idea to a prototype that customers have used. At most ${workshops.deep.maxParticipants} people, with coaching and follow-up support.`,
    keywords: ['two-day innovation workshop', 'prototyping workshop', ...subjects],
  },
  engine: {
    title: `${workshops.engine.title}: ${daysOf('engine')} | ${site.brand}`,
    description: `${countText(workshops.engine.hours, 'hour')} for teams that want a habit of inventing. At most ${workshops.engine.maxParticipants} people, with a 90-day implementation plan at the end.`,
    keywords: ['three-day innovation workshop', 'innovation programme', ...subjects],
  },
} as const satisfies Record<Id, PageHead>;

/** Any other `type` of the query reads as the shortest one. */
export function workshopType(type: string | null | undefined): Id {
  return order.find((known) => known === type) ?? 'ignite';
}

const invitation: Record<Id, { title: string; text: string }> = {
  ignite: {
    title: 'Book one day for your team',
    text: 'Name the days on which your team is together. We propose two of them.',
  },
  deep: {
    title: 'What we need from you',
    text: `${capital(daysOf('deep'))} in a row, one idea, and two customers who try the prototype on the second. We bring the material.`,
  },
  engine: {
    title: `${capital(daysOf('engine'))} for your decision makers`,
    text: 'Not everybody has to be there all the time. We plan it around those who decide.',
  },
};

/** Where the form stands on the page. */
export const formAnchor = 'book';

/** Where the host shows the visitor after a form sent without scripts. */
export const bookingAction = '/thank-you?type=workshop';

/** Said in place of the form once the booking has arrived. */
export const bookingSuccess = {
  title: 'Thank you! Your booking request has been sent.',
  text: `We confirm ${promises.confirmation}, with two possible dates and the price for your group.`,
} as const;

/** Stays when the success message has gone. */
export const bookingReceipt = (reference: string) => `Request received, reference ${reference}.`;

export const bookingHints = {
  message: 'How many people are you, which dates suit you, and which problem do you want to work on?',
} as const;

export interface WorkshopPage {
  intro: {
    title: string;
    lead: string;
    text: string;
    back: { href: string; label: string };
    action: { href: string; label: string };
    note: string;
    facts: readonly { label: string; value: string }[];
    included: { title: string; items: readonly string[] };
  };
  outcomes: { title: string; caption: string; items: readonly string[] };
  after: { title: string; steps: readonly { title: string; text: string }[] };
  others: {
    title: string;
    workshops: readonly {
      id: Id;
      title: string;
      text: string;
      facts: string;
      action: { href: string; label: string };
    }[];
  };
  booking: { title: string; text: string };
  form: LeadFormLabels;
}

export function workshopPage(id: Id): WorkshopPage {
  const { title, subtitle, description, maxParticipants, price, includes, outcomes } = workshops[id];
  return {
    intro: {
      title,
      lead: `${subtitle}.`,
      text: description,
      back: { href: '/workshops', label: 'Back to Workshops' },
      action: { href: `#${formAnchor}`, label: `Book ${title}` },
      note: 'The request is free. You book when you accept date and price.',
      facts: [
        { label: 'Duration', value: durationText(workshops[id]) },
        { label: 'Group', value: `max ${maxParticipants} participants` },
        { label: 'Price', value: `${priceText(price)}, per participant` },
      ],
      included: { title: 'What’s included', items: includes },
    },
    outcomes: { title: 'Learning outcomes', caption: artefactsCaption, items: outcomes },
    others: {
      title: 'The other two workshops',
      workshops: order.filter((other) => other !== id).map(otherOf),
    },
    booking: invitation[id],
    after: {
      title: 'After your request',
      steps: [
        {
          title: 'We answer',
          text: `${capital(promises.answer)}, with two possible dates and the price for your group.`,
        },
        {
          title: 'You accept a date and the price',
          text: `Only then have you booked. Until ${terms.fullRefundHours} hours before the date you can cancel and pay nothing; later we keep ${terms.lateFeePercent}%.`,
        },
        {
          title: 'You get something to read',
          text: `${capital(promises.workshopMaterials)}: a short text, and one exercise to do on the way to work.`,
        },
      ],
    },
    form: bookingForm(title),
  };
}

function otherOf(id: Id): WorkshopPage['others']['workshops'][number] {
  const { title, subtitle, maxParticipants } = workshops[id];
  return {
    id,
    title,
    text: `${subtitle}.`,
    facts: `${durationText(workshops[id])}, at most ${maxParticipants} people`,
    action: { href: detailsOf(id), label: `See ${title}` },
  };
}

/** What stands around the fields. Their own words are in forms.ts. */
function bookingForm(title: string): LeadFormLabels {
  return {
    ...formWords,
    title: `Book ${title}`,
    note: 'Everything but the message is needed.',
    submit: {
      idle: `Book ${title} Workshop`,
      sending: 'Submitting...',
      success: 'Booking Submitted!',
    },
    privacy: { text: 'Used to plan your workshop.', href: '/privacy', label: 'Privacy Policy' },
  };
}
