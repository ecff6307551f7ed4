import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { type Lead, leads } from './installations.ts';

/** An address that no other test uses. */
export function address(): string {
  return `ada.${randomUUID()}@example.com`;
}

export function form(page: Page, name: string): Locator {
  return page.locator(`form[name="${name}"]`);
}

export async function fill(page: Page, name: string, email: string): Promise<void> {
  const control = (field: string) => form(page, name).locator(`[name="${field}"]`);
  await control('name').fill('Ada Example');
  await control('email').fill(email);
  await control('company').fill('Analytical Engines');
  await control('role').selectOption('product');
}

/** The leads of `pnpm leads` with this address. */
export async function lead(email: string): Promise<Lead[]> {
  return (await leads()).filter((each) => each.email === email);
}
