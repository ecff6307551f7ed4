/* What the desk says to whoever comes in, and the names of its screens: its first view loads nothing else. */

export const desk = {
  title: 'Desk',
  path: 'desk/',
  leads: 'Leads',
  screens: 'Screens of the desk',
  numbers: 'Numbers',
  events: 'Workshops',
  newsletter: 'Newsletter',
  health: 'Health',
  signOutAs: (email: string) => `Sign out ${email}`,
  signOut: 'Sign out',
  account: 'Account',
  secondFactor: 'Second factor',
  shortcuts: 'Keyboard shortcuts',
  theme: 'Theme',
  themes: { system: 'Theme of the device', light: 'Light theme', dark: 'Dark theme' },
  /** After the name of the screen. */
  newLeads: (count: number) => (count < 1000 ? `${count} new` : '1,000 new or more'),
  shortCount: (count: number) => (count < 100 ? `${count}` : '99+'),
  alarmed: 'an alarm is on',
} as const;

export const signIn = {
  title: 'Sign in',
  heading: 'Sign in to the desk',
  intro: 'The desk is for the owner of this site.',
  email: 'E-mail',
  password: 'Password',
  submit: { idle: 'Sign in', busy: 'Signing in', done: 'Signed in' },
  link: 'Mail me a link instead',
  linkSent: {
    title: 'Look into your mailbox.',
    text: (email: string) => `If ${email} is an owner, a link is on its way. It works once, for 15 minutes.`,
  },
  missingEmail: 'Enter your e-mail address.',
  missingPassword: 'Enter your password.',
  wrong: 'E-mail or password is not right.',
  wait: 'Too many attempts. Wait a moment, then try again.',
  failed: 'The database does not answer. Try again in a moment.',
} as const;

export const enter = {
  title: 'Open your desk',
  text: 'The link from your mail works once.',
  submit: { idle: 'Sign in', busy: 'Signing in', done: 'Signed in' },
  stale: {
    title: 'This link does not work any more.',
    text: 'It works once and for 15 minutes. Ask for a new one.',
    action: 'Back to sign-in',
  },
} as const;
