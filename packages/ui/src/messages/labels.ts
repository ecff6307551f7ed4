import type { Message } from './message.ts';

export type * from './media-labels.ts';

export interface AlertDialogLabels {
  confirm: string;
  cancel: string;
}

/** What every list says of a published article. */
export interface ArticleFactLabels {
  /** '{minutes} min read'; the number comes in the notation of the locale, and is the `count` of the plural. */
  readTime: Message;
  /** The text of an article's link. */
  readMore: string;
}

export interface ArticleBodyMessages {
  /** Names the contents list. */
  contents: string;
  /** Names the tags for screen readers. */
  tags: string;
  share: string;
  copied: string;
  shared: string;
  failed: string;
}

export interface ArticleCardMessages {
  /** In place of 'Read More' while there is nothing to read. */
  comingSoon: string;
  /** Before the planned date. */
  planned: string;
}

export interface CaseStudyLabels {
  /** Heads the first three of `technologies`. */
  services: string;
  /** Heads the first three of `outcomes`. */
  results: string;
}

export interface CodeBlockLabels {
  /** The button that copies. */
  copy: string;
  /** The same button afterwards. */
  copied: string;
  /** Read aloud when it was copied. */
  announced: string;
  /** The browser refuses; the text is selected. */
  failed: string;
}

export interface DialogLabels {
  /** Names the button in the corner. */
  close: string;
}

export interface EventCardLabels {
  date: string;
  price: string;
  seats: string;
  soldOut: string;
  /** Follows the number of seats: 'of {total} left'. The total is the `count` of the plural. */
  left: Message;
  /** Below 'Sold out': 'all {total} taken'. The total is the `count` of the plural. */
  taken: Message;
}

export interface ExerciseLabels {
  /** Above what changes. */
  prompt: string;
  another: string;
  /** Names the clock. */
  left: string;
  start: string;
  pause: string;
  resume: string;
  reset: string;
  again: string;
  /** Announced, and shown, when the time is over. */
  done: string;
}

export interface FieldLabels {
  /** The word beside the label of a field that is not required. */
  optional: string;
}

export interface HoneypotLabels {
  /** For a person who meets the field without styles. */
  label: string;
}

export interface IdeaListLabels {
  copy: string;
  keep: string;
  regenerate: string;
  /** Follows the name of a button for screen readers: 'idea {position}'. */
  idea: Message;
  /** Announced: '{count} ideas'. */
  ready: Message;
  generating: string;
  /** Announced: 'Idea {position} copied'. */
  copied: Message;
}

export interface LegalDocumentLabels {
  /** Names the contents list. */
  contents: string;
  /** Before the date. */
  updated: string;
}

export interface NavigationMenuLabels {
  /** Names the landmark. */
  label: string;
}

export interface NotFoundLabels {
  /** What the button does that the stray cell is. */
  stray: string;
  /** Announced when the cell is back in its place. */
  home: string;
}

export interface ProgressSegmentsLabels {
  /** The position in words: 'Question {value} of {count}'. */
  position: Message;
}

export interface ProjectLabels {
  /** Heads what the person or team did. */
  contribution: string;
  technologies: string;
  outcomes: string;
  /** Names the gallery: '{title}, screens'. */
  gallery: string;
  /** Opens the story. */
  story: string;
}

export interface RatingLabels {
  /** How it reads: '{value} out of {count} stars'. */
  stars: Message;
}

export interface SearchBoxLabels {
  /** Names the button that empties the field. */
  clear: string;
}

export interface SiteHeaderLabels {
  /** Names the navigation landmark. */
  navigation: string;
  /** On the button that opens the phone menu. */
  menu: string;
  /** On the same button while the menu is open. */
  close: string;
}

export interface SkipLinkLabels {
  skip: string;
}

export interface TableLabels {
  /** Names the box of a row: 'Select {row}'. */
  select: Message;
  /** Names the box for all rows. */
  selectAll: string;
  /** Heads the boxes while there is none for all rows. */
  selection: string;
}

export interface TeamLabels {
  /** The link that writes to the person. */
  email: string;
  /** Names the list of achievements. */
  achievements: string;
  /** Names the list of fields. */
  expertise: string;
}

export interface TextareaLabels {
  /** What the counter says before anything is written: 'Up to {count} characters'. */
  limit: Message;
  /** Announced when the end is near: '{count} characters left'. */
  left: Message;
}

export interface ThemeSwitchMessages {
  /** Names the group. */
  label: string;
  system: string;
  light: string;
  dark: string;
}

export interface TierLabels {
  duration: string;
  price: string;
  onDemand: string;
  recommended: string;
  included: string;
  excluded: string;
  /** Names the short overview that leads to the cards on phones. */
  overview: string;
}

export interface TierComparisonLabels {
  feature: string;
  included: string;
  excluded: string;
  onDemand: string;
  recommended: string;
}

export interface TranscriptLabels {
  /** Names the contents list. */
  contents: string;
  /** Names a time that plays from there: 'Play from {time}'. The time has to be in it. */
  play: string;
  /** Names a time that only is an address: 'Link to {time}'. The time has to be in it. */
  link: string;
}

export interface ToastLabels {
  /** Name of the region; `{hotkey}` is the key that leads into it. */
  region: string;
  /** Said before each text. */
  toast: string;
  /** Name of the button that closes a toast. */
  close: string;
}
