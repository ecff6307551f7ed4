import { type MailServer, startMailServer } from '@laliaflia/tooling/mail-server/mail-server.ts';
import { type Browser, test as base } from '@playwright/test';
import { shared } from '../support/installations.ts';
import { type Origin, startOrigin } from './origin.ts';
import { anyAddress } from './others.ts';
import { FaultProxy, type ProxyResponse } from './proxy.ts';
import { createStoredLeads, type StoredLeads } from './stored-leads.ts';
import { Visitor } from './visitor.ts';
import { workerConfig } from './worker-config.ts';

/** What one worker has: the real site, a proxy in front of each of its two servers, a mail server, and a returning visitor. */
export interface TestEnvironment {
  address: string;
  origin: Origin;
  api: FaultProxy;
  site: FaultProxy;
  mailServer: MailServer;
  stored: StoredLeads;
  /** A visitor whose browser has opened the site before. */
  returningVisitor(): Promise<Visitor>;
  newVisitor(options?: { scripts?: boolean }): Promise<Visitor>;
  /** Ends all faults. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Those that visitors send to, and where an owner sends an answer. */
const tables =
  /^\/rest\/v1\/(contact_submissions|newsletter_subscriptions|chat_conversations|rpc\/answer_lead)\b/;

async function startEnvironment(browser: Browser, worker: number): Promise<TestEnvironment> {
  const config = workerConfig(worker);
  const address = `http://localhost:${config.site}`;
  const mailServer = await startMailServer({ port: config.smtp });
  const origin = await startOrigin(worker);
  const own = `http://localhost:${config.api}`;
  const adapt = (response: ProxyResponse) => {
    const policy = response.headers['content-security-policy'];
    if (typeof policy === 'string') {
      response.headers['content-security-policy'] = policy.replaceAll(shared.api, own);
    }
    if (String(response.headers['content-type']).startsWith('text/html')) {
      response.body = Buffer.from(response.body.toString().replaceAll(shared.api, own));
    }
  };
  const site = new FaultProxy({
    port: config.site,
    upstream: config.originSite,
    isSubmission: ({ method }) => method === 'POST',
    adapt,
  });
  const api = new FaultProxy({
    port: config.api,
    upstream: config.originApi,
    isSubmission: ({ method, url }) => method === 'POST' && tables.test(url ?? ''),
  });
  let returningVisitor: Visitor | undefined;

  const environment: TestEnvironment = {
    address,
    origin,
    api,
    site,
    mailServer,
    stored: createStoredLeads(config, origin.target.secretKey),
    returningVisitor: async () => (returningVisitor ??= await Visitor.arrive(browser, address)),
    newVisitor: (options) => Visitor.arrive(browser, address, options),
    async reset() {
      origin.machine.mend();
      mailServer.forgive();
      await mailServer.reopen();
      const visitor = anyAddress();
      for (const proxy of [api, site]) {
        proxy.visitor = visitor;
        await proxy.open();
        proxy.intercept();
        proxy.edit();
        proxy.block();
      }
    },
    async close() {
      await returningVisitor?.leave();
      await Promise.all([api.close(), site.close()]);
      await origin.kill();
      await mailServer.close();
    },
  };
  await environment.reset();
  return environment;
}

export const test = base.extend<object, { environment: TestEnvironment }>({
  environment: [
    async ({ browser }, use, { parallelIndex }) => {
      const environment = await startEnvironment(browser, parallelIndex);
      await use(environment);
      await environment.stored.checkWithLeadsCommand();
      await environment.close();
    },
    // Creating a database takes long on a busy machine.
    { scope: 'worker', timeout: 300_000 },
  ],
});
