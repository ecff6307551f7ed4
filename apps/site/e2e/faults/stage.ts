import { type Browser, test as base } from '@playwright/test';
import { shared } from '../support/installations.ts';
import { type Answer, Door } from './door.ts';
import { type Origin, startOrigin } from './origin.ts';
import { placeOf } from './places.ts';
import { createStored, type Stored } from './stored.ts';
import { Visitor } from './visitor.ts';

/** What one worker has: the real site, a troublemaker before each of its doors, and somebody who has been here before. */
export interface Stage {
  address: string;
  origin: Origin;
  api: Door;
  site: Door;
  stored: Stored;
  /** Somebody whose browser knows the site. */
  regular(): Promise<Visitor>;
  newcomer(options?: { scripts?: boolean }): Promise<Visitor>;
  /** Everything works. */
  calm(): Promise<void>;
  close(): Promise<void>;
}

const tables = /^\/rest\/v1\/(contact_submissions|newsletter_subscriptions|chat_conversations)\b/;

async function setStage(browser: Browser, worker: number): Promise<Stage> {
  const place = placeOf(worker);
  const address = `http://localhost:${place.site}`;
  const origin = await startOrigin(worker);
  const own = `http://localhost:${place.api}`;
  const adapt = (answer: Answer) => {
    const policy = answer.headers['content-security-policy'];
    if (typeof policy === 'string') {
      answer.headers['content-security-policy'] = policy.replaceAll(shared.api, own);
    }
    if (String(answer.headers['content-type']).startsWith('text/html')) {
      answer.body = Buffer.from(answer.body.toString().replaceAll(shared.api, own));
    }
  };
  const site = new Door({
    port: place.site,
    behind: place.originSite,
    isSubmission: ({ method }) => method === 'POST',
    adapt,
  });
  const api = new Door({
    port: place.api,
    behind: place.originApi,
    isSubmission: ({ method, url }) => method === 'POST' && tables.test(url ?? ''),
  });
  let regular: Visitor | undefined;

  const stage: Stage = {
    address,
    origin,
    api,
    site,
    stored: createStored(place, origin.secretKey),
    regular: async () => (regular ??= await Visitor.arrive(browser, address)),
    newcomer: (options) => Visitor.arrive(browser, address, options),
    async calm() {
      for (const door of [api, site]) {
        await door.open();
        door.misbehave();
        door.edit();
        door.block();
      }
    },
    async close() {
      await regular?.leave();
      await Promise.all([api.close(), site.close()]);
      await origin.kill();
    },
  };
  await stage.calm();
  return stage;
}

export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use, { parallelIndex }) => {
      const stage = await setStage(browser, parallelIndex);
      await use(stage);
      await stage.stored.proveByCommand();
      await stage.close();
    },
    // A busy machine takes its time to make a database.
    { scope: 'worker', timeout: 300_000 },
  ],
});
