/** What a challenge can be about. */
export const themes = [
  'waiting',
  'finding',
  'trust',
  'leaving',
  'cost',
  'talking',
  'learning',
  'errors',
  'growth',
  'change',
] as const;
export type Theme = (typeof themes)[number];

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

export interface Seedling<Method extends string> {
  id: string;
  method: Method;
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

export interface IdeaBank<Method extends string> {
  seedlings: readonly Seedling<Method>[];
  steps: readonly FirstStep[];
  /** How many ideas each method gives. */
  mix: Readonly<Record<Method, number>>;
  /** Words by industry; '' stands for none. */
  industries: Readonly<Record<string, Pick<Words, 'people' | 'person' | 'place'>>>;
}

export interface SproutedIdea<Method extends string> {
  id: string;
  method: Method;
  text: string;
}
