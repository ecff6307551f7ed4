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

/** Something that a page states. */
export interface Fact {
  text: string;
  /** The page that says more. */
  more: { href: string; label: string };
}
