import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { CellContext } from './cell-context.ts';
import type { Fault } from './fault.ts';
import { anyAddress } from './others.ts';
import { type Held, reply } from './proxy.ts';

/** The file without which PostgreSQL does not know its own state. */
const controlFile = (dataDir: string) => path.join(dataDir, 'postgres/global/pg_control');

/** A fault that begins when the submission is under way. */
function whileSent(
  name: string,
  {
    begin,
    act,
    ...more
  }: Partial<Fault> & {
    begin?: (context: CellContext) => void;
    act: (held: Held, context: CellContext) => Promise<void>;
  },
): Fault {
  const held = new WeakMap<object, Promise<Held>>();
  return {
    name,
    ...more,
    start(context) {
      begin?.(context);
      held.set(context, context.proxy.hold());
    },
    async during(context) {
      const submission = await held.get(context);
      if (submission === undefined) throw new Error('Nothing is held.');
      await context.visitor.standStill(() => act(submission, context));
      submission.release();
    },
  };
}

/** Faults of the machine that the servers run on, and of what stands in front of it. */
export const machineFaults: readonly Fault[] = [
  { name: 'The disk is full', start: ({ origin }) => origin.machine.begin('full disk') },
  {
    name: 'The disk turns read-only',
    start: ({ origin }) => origin.machine.begin('read-only disk'),
    async fix({ origin }) {
      origin.machine.mend();
      await origin.untilItAnswers();
    },
  },
  {
    name: 'Started with a clock 400 days ahead',
    async before({ origin, others }) {
      await others.send(3);
      origin.machine.setClockAhead(400);
      await origin.restart();
    },
    during: ({ others }) => others.expectStored(),
  },
  {
    name: 'A clock two days ahead is put right',
    async start({ origin, others, proxy }) {
      origin.machine.setClockAhead(2);
      await others.sendUntilRefused(() => proxy.visitor);
      origin.machine.mend();
    },
    during: ({ others }) => others.expectStored(),
  },
  whileSent('The data folder is damaged and put right', {
    async act({ response }, { origin: { dataDir, kill, failToStart } }) {
      await kill();
      response.destroy();
      const file = controlFile(dataDir);
      copyFileSync(file, `${file}.whole`);
      writeFileSync(file, Buffer.alloc(512, 'damaged'), { flag: 'r+' });
      expect(await failToStart()).not.toMatch(/^ +at /m);
    },
    async fix({ origin }) {
      const file = controlFile(origin.dataDir);
      copyFileSync(`${file}.whole`, file);
      await origin.restart();
    },
  }),
  whileSent('A power cut when it has been acknowledged', {
    begin: ({ origin }) => origin.machine.begin('unsynced'),
    async act({ response, forward }, { origin }) {
      const answer = await forward();
      await origin.losePower();
      await origin.restart();
      reply(response, answer);
    },
  }),
  whileSent('Ended (SIGTERM) while twenty others send', {
    begin: ({ others }) => others.begin(20),
    async act({ response, forward }, { origin, others }) {
      const lost = forward().catch(() => {});
      const asked = performance.now();
      expect(await origin.end()).toBe(0);
      expect(performance.now() - asked).toBeLessThan(5000);
      await lost;
      response.destroy();
      await others.end();
    },
    async fix({ origin, others }) {
      await origin.restart();
      await others.expectStored();
    },
  }),
  whileSent('A second server is started on the data folder', {
    async act({ response, forward }, { origin }) {
      const said = await origin.failToStart();
      expect(said).toMatch(/is in use by process \d+: two servers on one folder would destroy it/);
      expect(said).not.toMatch(/^ +at /m);
      reply(response, await forward());
    },
  }),
  {
    name: 'Many send by way of one named proxy',
    start: ({ others }) => others.sendMany(),
  },
  {
    name: 'Many send by way of a proxy that is not named',
    async start({ api, site, others }) {
      const proxy = anyAddress();
      for (const named of [api, site]) named.visitor = `${named.visitor}, ${proxy}`;
      await others.sendUntilRefused(() => `${anyAddress()}, ${proxy}`);
    },
  },
];
