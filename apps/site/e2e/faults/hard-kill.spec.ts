import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { flows } from './flows.ts';
import { test } from './test-environment.ts';

test('an acknowledged inquiry survives a hard kill of the server', async ({ environment }) => {
  const { origin, stored } = environment;
  const contact = flows.find(({ name }) => name === 'Contact');
  if (contact === undefined) throw new Error('No flow is called Contact.');
  await environment.reset();
  const visitor = await environment.returningVisitor();
  const mark = `visitor.${randomUUID()}@example.com`;
  await visitor.open(contact.path);
  await contact.fill(visitor.page, mark);
  await visitor.untilEngineIsLoaded();
  await contact.press(visitor.page);
  expect(await contact.ending(visitor.page)).toBe('sent');
  await origin.kill();

  stored.remember(mark);
  await stored.checkWithLeadsCommand();
  await origin.restart();
  expect(await stored.of(mark)).toHaveLength(1);
  await stored.checkWithLeadsCommand();
});
