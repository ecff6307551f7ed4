import type { Page } from '@playwright/test';
import { workshops } from '../content/workshops.ts';
import { addOwner, book, list, openKeeping, pane, press, signIn } from './support/desk.ts';
import { address } from './support/person-form.ts';
import { expect, test } from './support/test.ts';

/** As in a window behind others, where nothing is looked for by itself: what was read stays until something is pressed. */
const lookAway = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));

/** The same lead, open at two desks. */
async function twoDesks(
  page: Page,
  { looking = false } = {},
): Promise<{ other: Page; look: () => Promise<void> }> {
  if (!looking) await lookAway(page);
  const name = `Tilda ${address().slice(4, 12)}`;
  await book(page, name);
  await signIn(page, await addOwner());
  await page.getByRole('searchbox', { name: 'Search leads' }).fill(name);
  await expect(list(page).getByRole('link')).toHaveCount(1);
  await list(page).getByRole('link').click();
  await expect(pane(page).getByRole('button', { name: 'Mark as paid' })).toBeVisible();
  const other = await page.context().newPage();
  await lookAway(other);
  const look = async () => {
    await other.goto(page.url());
    await expect(pane(other)).toContainText(name);
  };
  await look();
  return { other, look };
}

const quickerThan = (page: Page) =>
  page.getByText('Another desk was quicker. Nothing of yours was changed.', { exact: true });
const seenAt = (page: Page) => pane(page).getByText(/^Paid. Verified by/);

// What the database says to whoever is second.
test.beforeEach(({ guard }) => guard.expectConsole(/status of 409/));

test('at two desks at once, undo takes back what its own desk has done', async ({ page }) => {
  const { other, look } = await twoDesks(page);
  const quicker = quickerThan(page);
  const offers = page.getByRole('button', { name: 'Undo' });
  const seen = seenAt(page);
  const close = () => press(page.getByRole('listitem').filter({ has: quicker }), 'Close');

  await press(pane(other), 'Mark as paid');
  await press(pane(page), 'Mark as paid');
  await expect(quicker).toBeVisible();
  await expect(offers).toHaveCount(0);
  await expect(seen).toBeVisible();
  await close();

  await press(pane(other), 'Not paid after all');
  await press(pane(page), 'Not paid after all');
  await expect(quicker).toBeVisible();
  await expect(offers).toHaveCount(0);
  await expect(seen).toHaveCount(0);
  await close();

  await press(pane(page), 'Mark as paid');
  await expect(offers).toHaveCount(1);
  await look();
  await press(pane(other), 'Not paid after all');
  await press(pane(other), 'Mark as paid');
  await expect(pane(other).getByText(/^Paid. Verified by/)).toBeVisible();
  await offers.click();
  await expect(quicker).toBeVisible();
  await expect(seen).toBeVisible();
  await other.close();
});

test('a day that another desk has set meanwhile is not overruled unseen', async ({ page }) => {
  const { other } = await twoDesks(page);
  const save = async (desk: Page, day: string) => {
    await openKeeping(desk);
    await pane(desk).getByLabel('Keep until').fill(day);
    await press(pane(desk), 'Save');
  };
  const theirs = pane(page).getByText('31 December 2036', { exact: true });
  await save(other, '2036-12-31');
  await expect(pane(other).getByText('31 December 2036', { exact: true })).toBeVisible();
  await save(page, '2030-01-31');
  const told = page.getByText(
    'Another desk has set 31 December 2036 meanwhile. Nothing of yours was saved.',
    { exact: true },
  );
  await expect(told).toBeVisible();
  await expect(theirs).toBeVisible();
  await expect(pane(page).getByLabel('Keep until')).toHaveValue('2036-12-31');
  await press(page.getByRole('listitem').filter({ has: told }), 'Close');

  // Whoever has seen it may, and Undo of the other desk comes too late.
  await save(page, '2030-01-31');
  await expect(pane(page).getByText('31 January 2030', { exact: true })).toBeVisible();
  await press(other, 'Undo');
  await expect(
    other.getByText('Another desk has set 31 January 2030 meanwhile. Nothing of yours was saved.', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(pane(other).getByText('31 January 2030', { exact: true })).toBeVisible();
  await other.close();
});

test('of two removals each desk brings back its own', async ({ page }) => {
  const { other, look } = await twoDesks(page);
  await press(pane(page), 'Mark as paid');
  await expect(seenAt(page)).toBeVisible();
  await press(pane(page), 'Not paid after all');
  await expect(seenAt(page)).toHaveCount(0);
  await look();
  await press(pane(other), 'Mark as paid');
  await expect(seenAt(other)).toBeVisible();
  await press(pane(other), 'Not paid after all');
  await expect(seenAt(other)).toHaveCount(0);
  await press(page.getByRole('listitem').filter({ hasText: 'Marked as not paid' }), 'Undo');
  await expect(quickerThan(page)).toBeVisible();
  await expect(seenAt(page)).toHaveCount(0);
  await press(other.getByRole('listitem').filter({ hasText: 'Marked as not paid' }), 'Undo');
  await expect(seenAt(other)).toBeVisible();
  await other.close();
});

test('what another desk changes shows beside what is being written, and nothing of that is lost', async ({
  page,
}) => {
  const { other } = await twoDesks(page, { looking: true });
  const soon = { timeout: 15_000 };
  await openKeeping(page);
  await pane(page).getByLabel('Keep until').fill('2030-01-31');
  await pane(page).getByLabel('New note').fill('Call on Monday');
  await press(pane(page), 'Answer');
  const message = pane(page).getByLabel('Message');
  await message.fill('We have room in May.');

  await pane(other).getByRole('radio', { name: 'Won' }).click();
  await expect(pane(page).getByRole('radio', { name: 'Won' })).toBeChecked(soon);
  await expect(pane(page).getByText(/^Won since .*, by ada/)).toBeVisible();
  await expect(list(page).getByRole('link')).toContainText('Won');
  // What is pressed next goes out from there.
  await pane(page).getByRole('radio', { name: 'Lost' }).click();
  await expect(page.getByText('Marked as lost', { exact: true })).toBeVisible();

  await openKeeping(other);
  await pane(other).getByLabel('Keep until').fill('2036-12-31');
  await press(pane(other), 'Save');
  await press(pane(other), 'Answer');
  await press(pane(other), 'Send');
  const told = pane(page).getByText(/^It was answered at another desk meanwhile/);
  await expect(told).toBeVisible(soon);
  await expect(pane(page).getByText('31 December 2036', { exact: true })).toBeVisible(soon);
  await expect(pane(page).getByLabel('Keep until')).toHaveValue('2030-01-31');
  await expect(pane(page).getByLabel('New note')).toHaveValue('Call on Monday');
  await expect(message).toHaveValue('We have room in May.');
  await other.close();
});

test('of two desks that write to all guests one does, and the other hears of it first', async ({ page }) => {
  const name = `Tove ${address().slice(4, 12)}`;
  await book(page, name, { workshopType: workshops.engine.title });
  await signIn(page, await addOwner());
  await expect(list(page)).toBeVisible();
  const other = await page.context().newPage();
  const write = async (desk: Page, subject: string) => {
    await desk.getByLabel('Subject').fill(subject);
    await desk.getByLabel('Message').fill('Come to the back door.');
    await press(desk, 'Send to');
  };
  for (const desk of [page, other]) {
    await desk.goto(`/desk/events?event=${workshops.engine.id}`);
    await expect(desk.getByRole('row', { name })).toContainText('None yet');
    await desk.getByRole('button', { name: /^Write to/ }).click();
  }
  await write(page, 'Where we meet');
  await expect(page.getByRole('row', { name })).toContainText('Where we meet');
  await write(other, 'Where to meet');
  const told = other.getByText(/^Another desk has written to them meanwhile/);
  await expect(told).toBeVisible();
  await expect(other.getByRole('row', { name })).toContainText('Where we meet');
  await expect(other.getByLabel('Subject')).toHaveValue('Where to meet');

  // Whoever has seen it may.
  await press(other, 'Send to');
  await expect(other.getByRole('row', { name })).toContainText('Where to meet');
  await expect(told).toHaveCount(0);
  await press(other, 'Undo');
  await expect(other.getByRole('row', { name })).toContainText('Where we meet');
  await other.close();
});
