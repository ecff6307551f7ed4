const answer = 'within 24 hours';
const discoveryCall = '30 minutes';

/** Promises about time, once. */
export const promises = {
  answer,
  confirmation: 'within 24 hours',
  discoveryCall,
  assessmentReview: 'within 2 business days',
  workshopMaterials: '48 hours before',
  webinarLink: '1 hour before the start',
  /** What a first step costs and when the answer comes: below the main action of every page that asks for one. */
  firstCall: `The first call is free and takes ${discoveryCall}. We answer ${answer}.`,
} as const satisfies Record<string, string>;
