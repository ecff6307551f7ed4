import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAnnounced } from './announcements.ts';
import type { Fault } from './fault.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';
import type { Way } from './way.ts';

/** How a cell ends, in the words of the table. What holds for each is checked on the way. */
export type Ending =
  | 'sent'
  | 'sent twice, confirmed'
  | 'kept, sent'
  | 'kept, sent as a form'
  | 'said, sent by hand'
  | 'known'
  | 'said, kept';

/** Longer than every pause of the outbox. */
const longPause = '02:00:00';

/** Plays one cell to its end: one visitor, one way, one fault, and in the end one lead. */
export async function play(stage: Stage, way: Way, fault: Fault): Promise<Ending> {
  await stage.calm();
  const visitor =
    fault.visitor === undefined
      ? await stage.regular()
      : await stage.newcomer({ scripts: fault.visitor !== 'without scripts' });
  const { address, origin, api, site, stored } = stage;
  const mark = `visitor.${randomUUID()}@example.com`;
  const door = way.door === 'database' ? api : site;
  const scene = { way, visitor, mark, address, origin, api, site, door, subscribe: stored.subscribe };
  try {
    const ending =
      fault.visitor === 'without scripts' ? await sendNatively(scene) : await send(stage, scene, fault);
    await expect(async () => {
      const arrived = await stored.of(mark);
      expect(arrived, 'what is stored').toHaveLength(ending === 'said, kept' ? 0 : 1);
    }).toPass({ timeout: 10_000, intervals: [20, 50, 100, 250] });
    if (way.isLead || fault.visitor === 'without scripts') stored.remember(mark);
    expect(visitor.crashes, 'uncaught exceptions').toEqual([]);
    return ending;
  } finally {
    if (fault.visitor !== undefined) await visitor.leave();
  }
}

async function sendNatively({ visitor, way, mark }: Scene): Promise<Ending> {
  await visitor.page.goto(way.path);
  await way.sendNatively(visitor.page, mark);
  return 'sent';
}

async function send(stage: Stage, scene: Scene, fault: Fault): Promise<Ending> {
  const { visitor, way, mark } = scene;
  await fault.before?.(scene);
  await visitor.open(way.path);
  await way.fill(visitor.page, mark);
  if (!fault.byHand) await visitor.untilEngineIsThere();
  await fault.arm?.(scene);
  await (fault.press ? fault.press(scene) : way.press(visitor.page));
  await fault.during?.(scene);
  if (fault.leave) {
    await fault.leave(scene);
    await way.untilSentFromElsewhere(visitor.page);
    return 'kept, sent';
  }

  if ((await way.ending(visitor.page)) === 'sent') {
    await expectAnnounced(visitor.page, way.sent);
    return (await stage.stored.of(mark)).length > 0 ? 'sent' : confirm(stage, scene, fault);
  }
  await expectAnnounced(visitor.page, way.failed);
  await way.keepsWords(visitor.page, mark);
  if (await way.isKnown(visitor.page)) return 'known';
  return recover(stage, scene, fault);
}

/** Somebody said OK who was not the host. The outbox does not believe it. */
async function confirm(stage: Stage, scene: Scene, fault: Fault): Promise<Ending> {
  const { visitor, way } = scene;
  await way.seesItWaiting(visitor.page);
  await mend(stage, scene, fault);
  await visitor.page.clock.fastForward(longPause);
  await way.untilSentFromElsewhere(visitor.page);
  return 'sent twice, confirmed';
}

/** It has failed, and the visitor knows. */
async function recover(stage: Stage, scene: Scene, fault: Fault): Promise<Ending> {
  const { visitor, way, mark } = scene;
  const { page } = visitor;
  const afterwards = fault.isRefusal ? way.afterRefusal : 'waits';
  if (!fault.byHand) await way.seesItWaiting(page);
  if (fault.isVolatile && way.isLead) await seesItWillBeLost(page);
  const stays = fault.forGood || fault.byHand || afterwards === 'other way';
  if (!stays) await mend(stage, scene, fault);

  if (fault.forGood && afterwards === 'by hand') return 'said, kept';
  if (fault.byHand || afterwards === 'by hand') {
    if (afterwards === 'by hand' || !way.isLead) await stage.calm();
    await way.sendAgain(page);
    await way.untilSent(page);
    await expectAnnounced(page, way.sent);
    return 'said, sent by hand';
  }
  if (!fault.wakes) await page.clock.fastForward(longPause);
  if (fault.mendsByReload) {
    await way.untilSentFromElsewhere(page);
  } else {
    await way.untilSent(page);
    await expectAnnounced(page, way.sent);
  }
  const [channels] = await stage.stored.of(mark);
  return way.door === 'database' && channels?.join() === 'form' ? 'kept, sent as a form' : 'kept, sent';
}

async function seesItWillBeLost(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Outbox' })).toContainText('Keep this page open until then.');
}

async function mend(stage: Stage, scene: Scene, fault: Fault): Promise<void> {
  await fault.mend?.(scene);
  await stage.calm();
  await scene.visitor.context.setOffline(false);
  if (!fault.mendsByReload) return;
  await scene.visitor.open(scene.way.path);
  await scene.way.seesItWaitingElsewhere(scene.visitor.page);
}
