/** Promises about time, once. */
export const promises = {
  answer: 'within 24 hours',
  confirmation: 'within 24 hours',
  discoveryCall: '30 minutes',
  assessmentReview: 'within 2 business days',
  workshopMaterials: '48 hours before',
  webinarLink: '1 hour before the start',
} as const satisfies Record<string, string>;
