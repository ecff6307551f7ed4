import { durationText, money, priceText } from '../format.ts';
import { promises } from '../promises.ts';
import { site } from '../site.ts';
import { workshops } from '../workshops.ts';

/** What the brochure says, from the same records as the pages. */
export const brochureWords = {
  title: 'Workshops, hour by hour',
  lead: 'Bring one problem. Leave with tested ideas. One tile is one hour; each step keeps what the one before it gives.',
  keywords: 'innovation workshops, training, LALIAFLIA, Applied Imagination, Innovator’s DNA',
  workshops: Object.values(workshops).map((workshop) => ({
    title: workshop.title,
    subtitle: workshop.subtitle,
    description: workshop.description,
    hours: workshop.hours,
    facts: [
      ['Duration', durationText(workshop)],
      ['Participants', `at most ${workshop.maxParticipants}`],
      ['Price', priceText(workshop.price)],
      ['Guide price', `${money(workshop.guidePrice)} ${workshop.guidePrice.unit ?? ''}`.trim()],
    ] as const,
    lists: [
      { title: 'What’s included', items: workshop.includes },
      { title: 'Learning outcomes', items: workshop.outcomes },
    ],
  })),
  contact: {
    title: 'Ask for a date',
    text: `Two sentences about the problem are enough. We answer ${promises.answer}.`,
    lines: [
      site.email,
      site.phone.label,
      `${site.address.street}, ${site.address.postalCode} ${site.address.city}`,
    ],
  },
  publisher: site.legalName,
};

export type BrochureWords = typeof brochureWords;
