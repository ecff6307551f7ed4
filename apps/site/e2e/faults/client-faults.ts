import type { CellContext } from './cell-context.ts';
import type { Fault } from './fault.ts';
import * as responses from './responses.ts';

/** The proxy holds the submission while `act` runs; afterwards it is stored. */
async function whileHeld({ proxy, visitor }: CellContext, act: () => Promise<void>): Promise<void> {
  await proxy.arrival();
  proxy.intercept();
  await act();
  await visitor.page.locator('html[data-hydrated]').waitFor();
}

const unavailable = ({ proxy }: CellContext) => proxy.intercept(responses.responds(503, ''));

/** Faults in the visitor's browser. */
export const clientFaults: readonly Fault[] = [
  {
    name: 'Offline before it is sent',
    visitor: 'new',
    start: ({ visitor }) => visitor.context.setOffline(true),
    resendsAtOnce: true,
  },
  {
    name: 'Offline while it is sent',
    visitor: 'new',
    start: ({ proxy }) => proxy.intercept(responses.neverResponds),
    async during({ flow, proxy, visitor }) {
      await proxy.arrival(flow.submissions);
      await visitor.context.setOffline(true);
      // A browser may take any time to notice that no answer can come any more.
      await visitor.page.clock.fastForward(30_000);
    },
    resendsAtOnce: true,
  },
  {
    name: 'The page may not connect (CSP)',
    before: ({ site }) =>
      site.edit(({ headers }) => {
        const policy = headers['content-security-policy'];
        if (typeof policy === 'string') {
          headers['content-security-policy'] = policy.replace(/connect-src [^;]+/, "connect-src 'none'");
        }
      }),
    fixedByReload: true,
  },
  {
    name: 'Storage blocked, then 503',
    visitor: 'new',
    before: ({ visitor }) =>
      visitor.page.addInitScript(() => {
        for (const name of ['indexedDB', 'localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('Denied', 'SecurityError');
            },
          });
        }
      }),
    start: unavailable,
    cannotStore: true,
  },
  {
    name: 'Storage full, then 503',
    visitor: 'new',
    before: async ({ visitor, address }) => {
      const session = await visitor.context.newCDPSession(visitor.page);
      await session.send('Storage.overrideQuotaForOrigin', { origin: address, quotaSize: 1 });
    },
    start: unavailable,
    cannotStore: true,
  },
  {
    name: 'Double click',
    start: ({ proxy }) => proxy.intercept(responses.delays(150)),
    press: ({ flow, visitor }) => flow.pressTwice(visitor.page),
  },
  {
    name: 'Enter, three times',
    start: ({ proxy }) => proxy.intercept(responses.delays(150)),
    press: ({ flow, visitor }) => flow.pressEnter(visitor.page),
  },
  {
    name: 'Reload while it is sent',
    start: ({ proxy }) => proxy.intercept(responses.storesAfterDisconnect),
    leave: (context) =>
      whileHeld(context, async () => {
        await context.visitor.page.reload();
      }),
  },
  {
    name: 'Tab closed while it is sent',
    start: ({ proxy }) => proxy.intercept(responses.storesAfterDisconnect),
    leave: (context) => whileHeld(context, () => context.visitor.nextTab(context.flow.path)),
  },
  {
    name: 'The code that sends cannot be fetched',
    visitor: 'new',
    before: ({ site }) => site.block(/\/assets\/submission-engine-/),
    needsResend: true,
  },
  {
    name: 'The code of the database cannot be fetched',
    visitor: 'new',
    before: ({ site }) => site.block(/\/assets\/dist-/),
  },
  {
    name: 'No backend configured',
    before: ({ site }) =>
      site.edit((page) => {
        const html = page.body.toString();
        if (!String(page.headers['content-type']).startsWith('text/html')) return;
        page.body = Buffer.from(html.replace(/(name="laliaflia:key" content=")[^"]*/, '$1'));
      }),
    isRefusal: true,
    isPermanent: true,
  },
  { name: 'JavaScript off', visitor: 'without scripts' },
];
