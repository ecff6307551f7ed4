import type { OfferDetailsProps } from './offer-details.tsx';

export const sample = {
  title: 'Two days, sixteen hours',
  hours: 16,
  facts: [
    { label: 'Duration', value: '2 days, 16 hours' },
    { label: 'Participants', value: 'at most 15' },
    { label: 'Price', value: 'On Demand' },
  ],
  action: { href: '#book', label: 'Book Deep Dive' },
  lists: [
    {
      title: 'What’s included',
      items: ['Three methods, hands on', 'Workbook and worksheets', '1-on-1 coaching'],
    },
    {
      title: 'Learning outcomes',
      look: 'outcomes',
      items: [
        'A clickable prototype that customers have used',
        'A list of what they did, not of what they said',
        'A coached plan for each participant',
      ],
    },
  ],
} as const satisfies OfferDetailsProps;
