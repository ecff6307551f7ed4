import { forms } from '@laliaflia/leads';
import { sampleOf } from '@laliaflia/leads/samples';
import type { Locator, Page } from '@playwright/test';

const written = {
  ...sampleOf(forms.contact),
  company: 'Analytical Engines',
  role: 'ceo',
  message: 'The seat map loses every second passenger.',
};

export function form(page: Page): Locator {
  return page.locator('form[name=contact]');
}

function control(page: Page, name: string): Locator {
  return form(page).locator(`[name="${name}"]`);
}

export async function fill(page: Page, email: string): Promise<void> {
  const { role, ...texts } = { ...written, email };
  for (const [name, text] of Object.entries(texts)) await control(page, name).fill(text);
  await control(page, 'role').selectOption(role);
}

export function valueIn(page: Page, name: string): Promise<string> {
  return control(page, name).inputValue();
}

export function send(page: Page): Promise<void> {
  return form(page).locator('button[type=submit]').click();
}
