import { createHash, timingSafeEqual } from 'node:crypto';
import { createManagementApi } from '../alarms/hosted/management-api.ts';
import { readHostedSettings } from '../alarms/hosted/settings.ts';
import { lookOnce } from '../alarms/look-once.ts';
import { readAlarmSettings } from '../alarms/settings.ts';
import { tellOwner } from '../alarms/tell.ts';
import { connect } from '../owner-client.ts';
import { readOwnerSettings } from '../owner-settings.ts';
import type { Letters } from './letters.ts';
import type { Outcome } from './outbox.ts';
import { batch, createSender, type Work } from './sender.ts';
import { readMailSettings } from './settings.ts';
import { workOf } from './work.ts';

/** In milliseconds; hosted Supabase ends a function after 150 seconds. What is being sent then is sent by a later call. */
const longest = 100_000;
/** In one call, which may use the processor for two seconds. */
const most = 40;
/** Of seconds, between two attempts to note what was sent. */
const pause = 5000;

type Own = {
  name: string;
  address: string;
  /** The origin of the site where SITE_URL does not name one, and the letters for an origin. */
  site: string;
  lettersOf: (site: string) => Letters;
};

/**
 * The worker that sends mails and looks at what is alarming, as a function which hosted Supabase calls each minute in which a
 * mail is due, and every fifth. Whoever calls says MAIL_FUNCTION_SECRET, so that nobody else makes it work.
 *
 * @returns The function: it answers how many mails ended how.
 */
export function createMailFunction(environment: NodeJS.ProcessEnv, own: Own) {
  return async (request: Request): Promise<Response> => {
    try {
      const { secret, work, look } = read(environment, own);
      if (!isSaid(request.headers.get('authorization'), `Bearer ${secret}`))
        return new Response('The secret is missing or wrong.\n', { status: 401 });
      const breaking = AbortSignal.timeout(longest);
      const ended = await sendDue(work, breaking);
      await look(breaking).catch((error: Error) =>
        console.error(`The alarms could not be looked at: ${error.message}`),
      );
      return Response.json(ended);
    } catch (error) {
      console.error(`No mail was sent: ${(error as Error).message}`);
      return new Response('No mail was sent; the log says why.\n', { status: 500 });
    }
  };
}

type Parts = {
  secret: string;
  work: Work;
  /** Tells the owner what has become alarming; nothing where alarms are off. */
  look(breaking: AbortSignal): Promise<void>;
};

function read(environment: NodeJS.ProcessEnv, own: Own): Parts {
  const { MAIL_FUNCTION_SECRET: secret = '' } = environment;
  if (secret.length < 20)
    throw new Error(
      'MAIL_FUNCTION_SECRET is not set, or shorter than 20 characters: make one by "openssl rand -hex 24".',
    );
  const settings = readMailSettings(environment, own);
  if (settings.smtp === undefined)
    throw new Error('SMTP_URL is not set: give one such as smtps://user:password@smtp.example.com.');
  if (settings.smtp.port === 25 || settings.smtp.port === 587)
    throw new Error(
      `SMTP_URL names port ${settings.smtp.port}, which the functions of Supabase cannot reach: use smtps://, which is port 465.`,
    );
  const { SITE_URL: site = own.site } = environment;
  if (!/^https?:$/.test(URL.parse(site)?.protocol ?? ''))
    throw new Error(`SITE_URL is "${site}", which is no address: give one such as https://www.example.com.`);
  const { url, key } = readOwnerSettings(environment);
  const mail = { settings, letters: own.lettersOf(new URL(site).origin) };
  const alarms = readAlarmSettings(environment);
  const hosted = readHostedSettings(environment);
  const api = hosted && createManagementApi(hosted);
  const client = connect(url, key);
  const nowhere = () => Promise.reject(new Error('There is no mail server.'));
  const tell = tellOwner(mail, nowhere);
  return {
    secret,
    work: workOf(mail, client, nowhere),
    look: async (signal) => alarms && lookOnce({ client, settings: alarms, api, tell, signal }),
  };
}

/** Takes the same time whatever is wrong with it. */
function isSaid(given: string | null, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given ?? ''), digest(wanted));
}

async function sendDue(
  work: Work,
  breaking: AbortSignal,
): Promise<Partial<Record<Outcome['outcome'], number>>> {
  const { sendSome } = createSender(work, { breaking, longest: pause });
  const ended: Partial<Record<Outcome['outcome'], number>> = {};
  for (let begun = 0; begun < most && !breaking.aborted; begun += batch) {
    const outcomes = await sendSome();
    for (const { outcome } of outcomes) ended[outcome] = (ended[outcome] ?? 0) + 1;
    if (outcomes.length < batch) break;
  }
  return ended;
}
