import { assumptions } from './assumptions.ts';
import { behaviours } from './behaviours.ts';
import { nature } from './nature.ts';
import { steps } from './steps.ts';
import type { IdeaBank } from './types.ts';

/** What the idea sprint draws from: living strategies, rules to break and habits of discoverers. */
export const ideaBank: IdeaBank = {
  seedlings: [...nature, ...assumptions, ...behaviours],
  steps,
  quoted: (words) => `“${words}”`,
  unquotable: 'your challenge',
  mix: { laliaflia: 2, 'applied-imagination': 2, 'innovators-dna': 1 },
  industries: {
    '': { people: 'people', person: 'somebody who is new to it', place: 'where the trouble begins' },
    technology: { people: 'users', person: 'a user', place: 'in the product' },
    healthcare: { people: 'patients', person: 'a patient', place: 'on the ward' },
    finance: {
      people: 'account holders',
      person: 'an account holder',
      place: 'at the branch and in the app',
    },
    manufacturing: { people: 'operators', person: 'an operator', place: 'on the shop floor' },
    retail: { people: 'shoppers', person: 'a shopper', place: 'in the shop' },
    education: { people: 'learners', person: 'a learner', place: 'in the classroom' },
    other: { people: 'customers', person: 'a customer', place: 'where you meet them' },
  },
};
