import { expect, type Locator, type Page } from '@playwright/test';
import { open } from './test.ts';

export const ten = { first: 'Innovation readiness assessment', lab: 'Assessment of the AI lab' } as const;

export function form(page: Page, name: string = ten.first): Locator {
  return page.getByRole('form', { name });
}

export function question(page: Page, name: string = ten.first): Locator {
  return form(page, name).getByRole('heading');
}

/** Opens the page and begins, as a visitor does. */
export async function begin(page: Page): Promise<void> {
  await open(page, '/ai-assessment');
  await page.getByRole('main').getByRole('link', { name: 'Start the assessment' }).first().click();
  await expect(form(page)).toBeVisible();
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
}

/** Answers from the question that is asked, by the keys of its options; the last press brings the result. */
export async function press(page: Page, keys: string, from = 1, name: string = ten.first): Promise<void> {
  for (const [i, key] of Array.from(keys).entries()) {
    await expect(page.getByText(`Question ${from + i} of 10`)).toBeVisible();
    await expect(question(page, name)).toBeFocused();
    await page.keyboard.press(key);
    await expect(form(page, name).getByRole('radio', { checked: true })).toHaveCount(1);
    await page.keyboard.press('Enter');
  }
}

/** Discovery 78, creativity 93, delivery 80, culture 28: 69.75 on average, which no rounding makes an engine. */
export const keys = '2252412221';
/** The same as a link holds them. */
export const fragment = '#answers=1141301110';
