import type { methodologies } from '../methodologies.ts';
import type { themeSigns } from './themes.ts';

export type Method = keyof typeof methodologies;
export type Theme = keyof typeof themeSigns;

/** The words that the chosen industry gives, and the challenge itself. */
export interface Words {
  /** Who it is for, in the plural: 'patients'. Those whom the challenge names, else those of the industry. */
  people: string;
  /** One of them: 'a patient'. */
  person: string;
  /** Where it happens: 'on the ward'. */
  place: string;
  /** The challenge in quotation marks, shortened where it is long; 'your challenge' where it has no words. */
  challenge: string;
  /** Its most telling words in quotation marks; the same where it has none. */
  focus: string;
}

type IndustryWords = Pick<Words, 'people' | 'person' | 'place'>;

export interface Seedling<M extends string = Method> {
  id: string;
  method: M;
  /** What it is good for. None: it fits anything. */
  themes: readonly Theme[];
  /** It fits anything else too, though not as well. Default `false`. */
  general?: boolean;
  /** One to three whole sentences. */
  text: (words: Words) => string;
}

export interface FirstStep {
  id: string;
  /** One sentence that can be done within a week. */
  text: (words: Words) => string;
}

export interface IdeaBank<M extends string = Method> {
  seedlings: readonly Seedling<M>[];
  steps: readonly FirstStep[];
  /** How many ideas each method gives. */
  mix: Readonly<Record<M, number>>;
  /** Words by industry; '' stands for none. */
  industries: Readonly<Record<string, IndustryWords>> & { '': IndustryWords };
  /** Some words of the challenge, as a sentence of an idea quotes them. */
  quoted: (words: string) => string;
  /** Stands in the place of a challenge that has no words to quote. */
  unquotable: string;
}
