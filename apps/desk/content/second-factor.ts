/* What the desk says of the second factor: a code from an app. */

export const code = {
  title: 'Enter your code',
  intro: 'Your password alone is not enough for this account. An app on your phone shows the code.',
  label: 'Six-digit code',
  hint: 'It changes every 30 seconds.',
  submit: { idle: 'Go on', busy: 'Checking', done: 'Right' },
  missing: 'Enter the six digits that your app shows.',
  wrong: 'This code is not right, or was used already. Enter the one that the app shows now.',
  wait: 'Too many wrong codes. Wait a moment, then try again.',
  failed: 'The database does not answer. Try again in a moment.',
} as const;

export const account = {
  title: 'Account',
  intro: (email: string) => `You are signed in as ${email}.`,
  factor: 'Second factor',
  why: 'With a second factor a password that somebody has stolen opens nothing: signing in also asks for a code that an app on your phone shows.',
  failed: 'The account could not be read: the database does not answer.',
  off: 'There is none. Your password, or a link in your mailbox, is enough to sign in.',
  on: (when: string) => `It is on since ${when}.`,
  start: 'Set up a second factor',
  none: 'Nothing was set up: this server has no second factors, or does not answer.',
  scan: 'Scan this with an app for codes, or type the key into it. Then enter the code that the app shows.',
  picture: 'The key below, as a picture for the camera of your phone',
  key: 'Key:',
  turnOn: { idle: 'Turn on', busy: 'Checking', done: 'On' },
  cancel: 'Cancel',
  turnedOn: 'The second factor is on. Everywhere else you have to sign in again.',
  lost: 'Whoever loses the phone is removed as an owner and added again, at the server: npx pnpm run owner --help',
  remove: 'Remove the second factor',
  sure: {
    title: 'Remove the second factor?',
    text: 'After that your password, or a link in your mailbox, is enough to sign in.',
    action: 'Remove',
    cancel: 'Keep it',
  },
  removed: 'The second factor is removed',
  notRemoved: 'It was not removed: the database does not answer. Try again in a moment.',
} as const;
