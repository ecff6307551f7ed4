import type { Amount, Price } from './schema/facts.ts';

const perParticipant = { kind: 'amount', currency: 'EUR', unit: 'per participant' } as const;
const otherProduct = 'a workshop and a training format of the same length are two products';

/** Every amount of money, once. */
export const prices = {
  /** Guide prices of the workshops, which are settled on demand. */
  ignite: { ...perParticipant, amount: 1200, disagreesWith: 'introduction', because: otherProduct },
  deep: { ...perParticipant, amount: 2400, disagreesWith: 'semiIntensive', because: otherProduct },
  engine: { ...perParticipant, amount: 3600, disagreesWith: 'intensive', because: otherProduct },
  /** The formats of innovation training. */
  introduction: { ...perParticipant, amount: 1000, disagreesWith: 'ignite', because: otherProduct },
  semiIntensive: { ...perParticipant, amount: 2000, disagreesWith: 'deep', because: otherProduct },
  intensive: { ...perParticipant, amount: 3000, disagreesWith: 'engine', because: otherProduct },
  webinar: { ...perParticipant, amount: 49 },
} as const satisfies Record<string, Amount>;

export const onDemand = { kind: 'on-demand' } as const satisfies Price;
