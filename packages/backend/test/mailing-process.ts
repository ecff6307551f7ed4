// A backend that sends mails, in a process of its own, for tests that kill it. Prints its address when it answers.
import { startBackend } from '../src/embedded/index.ts';
import { readMailSettings } from '../src/mail/settings.ts';

const [dataDir = ''] = process.argv.slice(2);
const { url } = await startBackend({
  dataDir,
  port: 0,
  rateLimit: false,
  mail: {
    settings: readMailSettings(process.env, { name: 'Our site', address: 'site@example.com' }),
    letters: {
      toOwner: ({ reference, fields }) => ({ subject: reference, text: JSON.stringify(fields) }),
      toSender: ({ reference }) => ({ subject: 'We have it', text: reference }),
      ofAlarm: ({ message }) => ({ subject: 'An alarm', text: message }),
      toSubscriber: () => ({
        subject: 'Please confirm',
        text: 'A link',
        leave: 'https://site.example/leave',
      }),
      toSignIn: () => ({ subject: 'Sign in', text: 'A link' }),
    },
  },
});
console.log(url);
