import { expect, type Locator, type Page } from '@playwright/test';
import { explain } from '../../features/assessment/explain.ts';
import { fromFragment } from '../../features/assessment/scoring/index.ts';
import { asItWas, type VersionId, versions } from '../../features/assessment/versions.ts';
import { open } from './test.ts';

const names = {
  first: 'Innovation readiness assessment',
  lab: 'Assessment of the AI lab',
} as const satisfies Record<VersionId, string>;

export function form(page: Page, version: VersionId = 'first'): Locator {
  return page.getByRole('form', { name: names[version] });
}

export function question(page: Page, version: VersionId = 'first'): Locator {
  return form(page, version).getByRole('heading');
}

/** The current question of 'Question 3 of 10', counted from 1. */
export function place(at: number, version: VersionId = 'first'): string {
  return `Question ${at} of ${versions[version].questions.length}`;
}

/** Opens the page and starts the assessment. */
export async function begin(page: Page): Promise<void> {
  await open(page, '/ai-assessment');
  await page.getByRole('main').getByRole('link', { name: 'Start the assessment' }).first().click();
  await expect(form(page)).toBeVisible();
  await expect(page.getByText(place(1))).toBeVisible();
}

/** Answers from the current question on with the keys of its options; the last press shows the result. */
export async function press(page: Page, keys: string, from = 1, version: VersionId = 'first'): Promise<void> {
  for (const [i, key] of Array.from(keys).entries()) {
    await expect(page.getByText(place(from + i, version))).toBeVisible();
    await expect(question(page, version)).toBeFocused();
    await page.keyboard.press(key);
    await expect(form(page, version).getByRole('radio', { checked: true })).toHaveCount(1);
    await page.keyboard.press('Enter');
  }
}

/** Continues after a link with all answers but the last, which it gives. */
export async function finish(page: Page, keys: string): Promise<void> {
  const before = Array.from(keys.slice(0, -1), (key) => Number(key) - 1).join('');
  await open(page, `/ai-assessment#answers=${before}-`);
  await press(page, keys.slice(-1), keys.length);
}

/** Chooses the first option for questions beyond the keys. */
export function toTheEnd(keys: string, from = 1, version: VersionId = 'first'): string {
  return keys.padEnd(versions[version].questions.length - from + 1, '1');
}

/**
 * Discovery 78, creativity 93, delivery 80, culture 28: the average is 69.75, which must not be rounded up to the
 * next level.
 */
const ten = '2252412221';
/** The same answers in a link, which stays valid when questions are added later. */
export const fragment = '#answers=1141301110';
/** The same answers, and one for each question that exists now. */
export const keys = toTheEnd(ten);
/** What the result shows for these answers. */
export const found = explain(versions.first, answersOf(keys));
/** What it shows for the link. */
export const foundByLink = explain(asItWas(versions.first, ten.length), answersOf(ten));

function answersOf(pressed: string) {
  const positions = Array.from(pressed, (key) => Number(key) - 1).join('');
  return fromFragment(versions.first.questions, `answers=${positions}`)?.answers ?? {};
}
