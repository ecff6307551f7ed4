import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from './stage.ts';
import { ways } from './ways.ts';

test('an acknowledged inquiry survives a hard kill of the server', async ({ stage }) => {
  const { origin, stored } = stage;
  const contact = ways.find(({ name }) => name === 'Contact');
  if (contact === undefined) throw new Error('No way of sending is called Contact.');
  await stage.calm();
  const visitor = await stage.regular();
  const mark = `visitor.${randomUUID()}@example.com`;
  await visitor.open(contact.path);
  await contact.fill(visitor.page, mark);
  await visitor.untilEngineIsThere();
  await contact.press(visitor.page);
  expect(await contact.ending(visitor.page)).toBe('sent');
  await origin.kill();

  stored.remember(mark);
  await stored.proveByCommand();
  await origin.restart();
  expect(await stored.of(mark)).toHaveLength(1);
  await stored.proveByCommand();
});
