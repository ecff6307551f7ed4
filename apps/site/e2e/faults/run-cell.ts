import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAnnounced } from './announcements.ts';
import type { CellContext } from './cell-context.ts';
import type { Fault } from './fault.ts';
import type { Flow } from './flow.ts';
import { Others } from './others.ts';
import type { TestEnvironment } from './test-environment.ts';

/** How a cell ends, in the words of the table. The steps before each ending check its promises. */
export type Ending =
  | 'sent'
  | 'sent twice, confirmed'
  | 'kept, sent later'
  | 'kept, sent as a form'
  | 'failed, sent again by the visitor'
  | 'already subscribed'
  | 'failed, not stored';

/** Longer than every pause of the outbox. */
const longPause = '02:00:00';

/** Runs one cell: one visitor, one flow, one fault, and in the end exactly one lead. */
export async function runCell(environment: TestEnvironment, flow: Flow, fault: Fault): Promise<Ending> {
  await environment.reset();
  const visitor =
    fault.visitor === undefined
      ? await environment.returningVisitor()
      : await environment.newVisitor({ scripts: fault.visitor !== 'without scripts' });
  const { address, origin, api, site, stored, mailServer } = environment;
  const mark = `visitor.${randomUUID()}@example.com`;
  const proxy = flow.channel === 'database' ? api : site;
  const { subscribe } = stored;
  const others = new Others(flow, origin.target);
  const context = {
    ...{ flow, visitor, mark, address, origin, api, site, proxy, subscribe, others },
    ...{ stored, mailServer },
  };
  try {
    const ending =
      fault.visitor === 'without scripts'
        ? await sendWithoutScripts(context)
        : await send(environment, context, fault);
    await Promise.all([api.disconnect(), site.disconnect()]);
    await expect(async () => {
      const arrived = await stored.of(mark);
      expect(arrived, 'what is stored').toHaveLength(ending === 'failed, not stored' ? 0 : 1);
    }).toPass({ timeout: 10_000, intervals: [20, 50, 100, 250] });
    await fault.afterwards?.(context);
    if (flow.isLead || fault.visitor === 'without scripts') stored.remember(mark);
    expect(visitor.uncaughtErrors, 'uncaught exceptions').toEqual([]);
    return ending;
  } catch (error) {
    await test.info().attach('console', { body: visitor.console.join('\n'), contentType: 'text/plain' });
    throw error;
  } finally {
    if (fault.visitor !== undefined) await visitor.leave();
  }
}

async function sendWithoutScripts({ visitor, flow, mark }: CellContext): Promise<Ending> {
  await visitor.page.goto(flow.path);
  await flow.sendWithoutScripts(visitor.page, mark);
  return 'sent';
}

async function send(environment: TestEnvironment, context: CellContext, fault: Fault): Promise<Ending> {
  const { visitor, flow, mark } = context;
  await fault.before?.(context);
  await visitor.open(flow.path);
  await flow.fill(visitor.page, mark);
  if (!fault.needsResend) await visitor.untilEngineIsLoaded();
  await fault.start?.(context);
  await (fault.press ? fault.press(context) : flow.press(visitor.page));
  await fault.during?.(context);
  if (fault.leave) {
    await fault.leave(context);
    await flow.untilOutboxReportsSent(visitor.page);
    return 'kept, sent later';
  }

  if ((await flow.ending(visitor.page)) === 'sent') {
    await expectAnnounced(visitor.page, flow.sent);
    return (await environment.stored.of(mark)).length > 0 ? 'sent' : confirm(environment, context, fault);
  }
  await expectAnnounced(visitor.page, flow.failed);
  await flow.expectValuesKept(visitor.page, mark);
  if (await flow.isKnown(visitor.page)) return 'already subscribed';
  return recover(environment, context, fault);
}

/** The OK did not come from the host, so the outbox sends again until the host has confirmed. */
async function confirm(environment: TestEnvironment, context: CellContext, fault: Fault): Promise<Ending> {
  const { visitor, flow } = context;
  await flow.expectWaiting(visitor.page);
  await fix(environment, context, fault);
  await visitor.page.clock.fastForward(longPause);
  await flow.untilOutboxReportsSent(visitor.page);
  return 'sent twice, confirmed';
}

/** The attempt failed and the visitor was told. */
async function recover(environment: TestEnvironment, context: CellContext, fault: Fault): Promise<Ending> {
  const { visitor, flow, mark } = context;
  const { page } = visitor;
  const afterwards = fault.isRefusal ? flow.afterRefusal : 'waits';
  if (!fault.needsResend) await flow.expectWaiting(page);
  if (fault.cannotStore && flow.isLead) await expectLossWarning(page);
  const stays = fault.isPermanent || fault.needsResend || afterwards === 'other channel';
  if (!stays) await fix(environment, context, fault);

  if (fault.isPermanent && afterwards === 'resend') return 'failed, not stored';
  if (fault.needsResend || afterwards === 'resend') {
    if (afterwards === 'resend' || !flow.isLead) await environment.reset();
    await flow.resend(page);
    await flow.untilSent(page);
    await expectAnnounced(page, flow.sent);
    return 'failed, sent again by the visitor';
  }
  if (!fault.resendsAtOnce) await page.clock.fastForward(longPause);
  if (fault.fixedByReload) {
    await flow.untilOutboxReportsSent(page);
  } else {
    await flow.untilSent(page);
    await expectAnnounced(page, flow.sent);
  }
  const [channels] = await environment.stored.of(mark);
  // A newsletter form becomes a subscription, too.
  return flow.channel === 'database' && channels?.includes('form')
    ? 'kept, sent as a form'
    : 'kept, sent later';
}

async function expectLossWarning(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Outbox' })).toContainText('Keep this page open until then.');
}

async function fix(environment: TestEnvironment, context: CellContext, fault: Fault): Promise<void> {
  const { fix } = fault;
  if (fix) await context.visitor.standStill(() => fix(context));
  await environment.reset();
  await context.visitor.context.setOffline(false);
  // An attempt that the outbox has made meanwhile would not see the clock jump.
  await Promise.all([context.api.idle(), context.site.idle()]);
  if (!fault.fixedByReload) return;
  await context.visitor.open(context.flow.path);
  await context.flow.expectWaitingAfterReload(context.visitor.page);
}
