import * as answer from './answers.ts';
import type { Fault } from './fault.ts';
import type { Scene } from './scene.ts';

/** Held at the door while the visitor does something; then it is stored all the same. */
async function whileItHangs({ door, visitor }: Scene, act: () => Promise<void>): Promise<void> {
  await door.arrival();
  door.misbehave();
  await act();
  await visitor.page.locator('html[data-hydrated]').waitFor();
}

const unavailable = ({ door }: Scene) => door.misbehave(answer.says(503, ''));

/** What goes wrong at the visitor's end. */
export const circumstances: readonly Fault[] = [
  {
    name: 'Offline before it is sent',
    visitor: 'fresh',
    arm: ({ visitor }) => visitor.context.setOffline(true),
    wakes: true,
  },
  {
    name: 'Offline while it is sent',
    visitor: 'fresh',
    arm: ({ door }) => door.misbehave(answer.saysNothing),
    async during({ door, visitor }) {
      await door.arrival();
      await visitor.context.setOffline(true);
      // A browser may take any time to notice that an answer cannot come any more.
      await visitor.page.clock.fastForward(30_000);
    },
    wakes: true,
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
    mendsByReload: true,
  },
  {
    name: 'Storage blocked, then 503',
    visitor: 'fresh',
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
    arm: unavailable,
    isVolatile: true,
  },
  {
    name: 'Storage full, then 503',
    visitor: 'fresh',
    before: async ({ visitor, address }) => {
      const session = await visitor.context.newCDPSession(visitor.page);
      await session.send('Storage.overrideQuotaForOrigin', { origin: address, quotaSize: 1 });
    },
    arm: unavailable,
    isVolatile: true,
  },
  {
    name: 'Double click',
    arm: ({ door }) => door.misbehave(answer.slowly(150)),
    press: ({ way, visitor }) => way.pressTwice(visitor.page),
  },
  {
    name: 'Enter, three times',
    arm: ({ door }) => door.misbehave(answer.slowly(150)),
    press: ({ way, visitor }) => way.pressEnter(visitor.page),
  },
  {
    name: 'Reload while it is sent',
    arm: ({ door }) => door.misbehave(answer.holds),
    leave: (scene) =>
      whileItHangs(scene, async () => {
        await scene.visitor.page.reload();
      }),
  },
  {
    name: 'Tab closed while it is sent',
    arm: ({ door }) => door.misbehave(answer.holds),
    leave: (scene) => whileItHangs(scene, () => scene.visitor.nextTab(scene.way.path)),
  },
  {
    name: 'The code that sends cannot be fetched',
    visitor: 'fresh',
    before: ({ site }) => site.block(/\/assets\/submission-engine-/),
    byHand: true,
  },
  {
    name: 'The code of the database cannot be fetched',
    visitor: 'fresh',
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
    forGood: true,
  },
  { name: 'JavaScript off', visitor: 'without scripts' },
];
