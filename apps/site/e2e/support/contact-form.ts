import type { Locator, Page } from '@playwright/test';

export function form(page: Page): Locator {
  return page.locator('form[name=contact]');
}

function control(page: Page, name: string): Locator {
  return form(page).locator(`[name="${name}"]`);
}

export async function fill(page: Page, email: string): Promise<void> {
  await control(page, 'name').fill('Ada Example');
  await control(page, 'email').fill(email);
  await control(page, 'company').fill('Analytical Engines');
  await control(page, 'role').selectOption('ceo');
  await control(page, 'message').fill('The seat map loses every second passenger.');
}

export function valueIn(page: Page, name: string): Promise<string> {
  return control(page, name).inputValue();
}

export function send(page: Page): Promise<void> {
  return form(page).locator('button[type=submit]').click();
}
