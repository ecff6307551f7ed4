import { earlierIntents, laterIntents } from './further-intents.ts';

/** What a visitor can ask about. `other` is everything else. */
export type ChatIntent =
  | 'price'
  | 'call'
  | 'laliaflia'
  | 'applied-imagination'
  | 'innovators-dna'
  | 'assessment'
  | 'exercises'
  | 'workshops'
  | 'webinar'
  | 'nature'
  | 'cancellation'
  | 'language'
  | 'identity'
  | 'ideas'
  | 'speech'
  | 'companies'
  | 'work'
  | 'design'
  | 'people'
  | 'reading'
  | 'privacy'
  | 'contact'
  | 'thanks'
  | 'hello'
  | 'other';

export interface IntentWords {
  intent: Exclude<ChatIntent, 'other'>;
  /** Lower case, without accents. A star stands for any ending; several words have to follow each other. */
  words: readonly string[];
}

/** What a visitor mostly asks about. */
const main: readonly IntentWords[] = [
  {
    intent: 'price',
    words: [
      'pric*',
      'cost',
      'costs',
      'costing',
      'fee',
      'fees',
      'budget',
      'expensive',
      'cheap',
      'how much',
      'discount',
      'preis*',
      'kosten',
      'kostet',
      'gebuhr*',
      'teuer',
      'wie viel',
      'rabatt*',
      'prise',
      'prises',
      'is it free',
      'for free',
      'free of charge',
      'kostenlos*',
      'gratis',
      'invoice*',
      'rechnung*',
      'pay',
      'payment*',
      'paypal',
      'bezahl*',
    ],
  },
  {
    intent: 'call',
    words: [
      'call',
      'calls',
      'schedul*',
      'appointment*',
      'meeting',
      'meet',
      'phone',
      'talk to',
      'speak to',
      'speak with',
      'book a call',
      'anruf*',
      'anrufen',
      'telefon*',
      'termin*',
      'gesprach*',
      'sprechen',
    ],
  },
  { intent: 'laliaflia', words: ['laliaflia', 'lalia', 'living artifact*', 'life inspired artifact*'] },
  {
    intent: 'applied-imagination',
    words: [
      'applied imagination',
      'imagination',
      'imagine',
      'osborn',
      'brainstorm*',
      'fantasie',
      'vorstellungskraft',
    ],
  },
  {
    intent: 'innovators-dna',
    words: ['innovator*', 'dna', 'discovery skill*', 'discovery behavio*', 'five skills', 'entdecker*'],
  },
  {
    intent: 'assessment',
    words: [
      'assess*',
      'test',
      'tests',
      'testing',
      'quiz',
      'readiness',
      'self test',
      'selbsttest',
      'einschatzung',
      'reifegrad',
    ],
  },
  {
    intent: 'exercises',
    words: [
      'exercis*',
      'practic*',
      'practis*',
      'training exercise*',
      'daily idea*',
      'ubung*',
      'uben',
      'trainieren',
    ],
  },
  {
    intent: 'workshops',
    words: [
      'workshop*',
      'training*',
      'course',
      'courses',
      'seminar*',
      'ignite',
      'deep dive',
      'innovation engine',
      'kurs',
      'kurse',
      'schulung*',
      'fortbildung*',
    ],
  },
  // After the workshops: who speaks of both gets the answer that holds both.
  { intent: 'webinar', words: ['webinar*', 'online seminar*'] },
  {
    intent: 'nature',
    words: [
      'natur*',
      'life',
      'living',
      'biolog*',
      'biomim*',
      'animal*',
      'plant',
      'plants',
      'bionik',
      'leben*',
      'tiere',
      'pflanze*',
    ],
  },
];

/**
 * English, and the German that somebody in Frankfurt would type. The first whose words are found answers: a question
 * about the price of a workshop is about the price, one about a call on the assessment about the call.
 */
export const intents: readonly IntentWords[] = [...earlierIntents, ...main, ...laterIntents];
