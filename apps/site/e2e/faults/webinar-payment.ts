import type { Page } from '@playwright/test';

/** The visitor pays and confirms the payment twice. */
export async function pay(page: Page): Promise<void> {
  const form = page.locator('form[name=webinar]');
  await form.locator('button[type=submit]').click();
  await form.getByRole('button', { name: "I've Completed Payment" }).click();
  await page.clock.fastForward(3000);
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await form.getByText('Payment Completed').waitFor();
}
