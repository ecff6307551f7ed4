import type { Messages } from './messages.ts';

/*
 * What the components say without a provider. Each group is an export of its own, so that a component brings its own
 * words along and no others.
 */

export const alertDialog: Messages['alertDialog'] = { confirm: 'OK', cancel: 'Cancel' };

export const answeringFigure: Messages['answeringFigure'] = {
  another: 'Grow another',
  about: 'A figure of cells that become tiles',
  grown: 'Figure {count} has grown.',
};

export const articleBody: Messages['articleBody'] = {
  contents: 'In this article',
  tags: 'Tags',
  share: 'Share Article',
  copied: 'Link copied',
  shared: 'Shared',
  failed: 'The link could not be copied. Copy it from the address bar.',
};

export const articleCard: Messages['articleCard'] = { comingSoon: 'Coming soon', planned: 'Planned for' };

export const articleFacts: Messages['articleFacts'] = {
  readTime: '{minutes} min read',
  readMore: 'Read More',
};

export const caseStudyCard: Messages['caseStudyCard'] = { services: 'Services', results: 'Results' };

export const codeBlock: Messages['codeBlock'] = {
  copy: 'Copy',
  copied: 'Copied',
  announced: 'The code is on the clipboard.',
  failed: 'The browser does not allow copying. The code is selected: copy it with the keyboard.',
};

export const deviceGallery: Messages['deviceGallery'] = {
  previous: 'Previous screens',
  next: 'Next screens',
  screen: 'Screen {position} of {count}',
  screens: 'Screens {first} to {last} of {count}',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  close: 'Close',
};

export const dialog: Messages['dialog'] = { close: 'Close' };

export const eventCard: Messages['eventCard'] = {
  date: 'Date',
  price: 'Price',
  seats: 'Seats',
  soldOut: 'Sold out',
  left: 'of {total} left',
  taken: 'all {total} taken',
};

export const exercise: Messages['exercise'] = {
  prompt: 'Your prompt',
  another: 'Another prompt',
  left: 'Time left',
  start: 'Start the clock',
  pause: 'Pause',
  resume: 'Continue',
  reset: 'Start over',
  again: 'Once more',
  done: 'Time is up',
};

export const field: Messages['field'] = { optional: 'optional' };

export const honeypot: Messages['honeypot'] = { label: 'Leave this field empty' };

export const ideaList: Messages['ideaList'] = {
  copy: 'Copy',
  keep: 'Keep',
  regenerate: 'Generate again',
  idea: 'idea {position}',
  ready: { one: '{count} idea', other: '{count} ideas' },
  generating: 'Generating Ideas...',
  copied: 'Idea {position} copied',
};

export const legalDocument: Messages['legalDocument'] = { contents: 'Contents', updated: 'Last updated' };

export const lightbox: Messages['lightbox'] = {
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
  position: '{position} of {count}',
};

export const navigationMenu: Messages['navigationMenu'] = { label: 'Main' };

export const notFound: Messages['notFound'] = {
  stray: 'Send the stray cell home',
  home: 'The cell is home again.',
};

export const progressSegments: Messages['progressSegments'] = { position: 'Question {value} of {count}' };

export const projectCard: Messages['projectCard'] = {
  contribution: 'Role',
  technologies: 'Technologies',
  outcomes: 'Key outcomes',
  gallery: '{title}, screens',
  story: 'How it went',
};

export const rating: Messages['rating'] = {
  stars: { one: '{value} out of {count} star', other: '{value} out of {count} stars' },
};

export const searchBox: Messages['searchBox'] = { clear: 'Clear search' };

export const siteHeader: Messages['siteHeader'] = { navigation: 'Main', menu: 'Menu', close: 'Close' };

export const skipLink: Messages['skipLink'] = { skip: 'Skip to content' };

export const table: Messages['table'] = {
  select: 'Select {row}',
  selectAll: 'Select all',
  selection: 'Selection',
};

export const teamCard: Messages['teamCard'] = {
  email: 'E-mail',
  achievements: 'Achievements',
  expertise: 'Expertise',
};

export const textarea: Messages['textarea'] = {
  limit: { one: 'Up to {count} character', other: 'Up to {count} characters' },
  left: { one: '{count} character left', other: '{count} characters left' },
};

export const themeSwitch: Messages['themeSwitch'] = {
  label: 'Colour theme',
  system: 'As the system',
  light: 'Light',
  dark: 'Dark',
};

export const tierCards: Messages['tierCards'] = {
  duration: 'Duration',
  price: 'Price',
  onDemand: 'On Demand',
  recommended: 'Recommended',
  included: 'Included:',
  excluded: 'Not included:',
  overview: 'All formats',
};

export const tierComparison: Messages['tierComparison'] = {
  feature: 'What it holds',
  included: 'Included',
  excluded: 'Not included',
  onDemand: 'On Demand',
  recommended: 'Recommended',
};

export const toast: Messages['toast'] = {
  region: 'Notifications ({hotkey})',
  toast: 'Notification',
  close: 'Close',
};

export const transcript: Messages['transcript'] = {
  contents: 'Chapters',
  play: 'Play from {time}',
  link: 'Link to {time}',
};

export const videoPoster: Messages['videoPoster'] = { play: 'Play video' };

/** The whole catalogue in English: what a translation translates. */
export const en: Messages = {
  alertDialog,
  answeringFigure,
  articleBody,
  articleCard,
  articleFacts,
  caseStudyCard,
  codeBlock,
  deviceGallery,
  dialog,
  eventCard,
  exercise,
  field,
  honeypot,
  ideaList,
  legalDocument,
  lightbox,
  navigationMenu,
  notFound,
  progressSegments,
  projectCard,
  rating,
  searchBox,
  siteHeader,
  skipLink,
  table,
  teamCard,
  textarea,
  themeSwitch,
  tierCards,
  tierComparison,
  toast,
  transcript,
  videoPoster,
};
