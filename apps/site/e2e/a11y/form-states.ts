import { expect, type Page } from '@playwright/test';
import { messages } from '../../content/messages.ts';
import * as contact from '../support/contact-form.ts';
import { address, fill, form } from '../support/person-form.ts';
import { hydrated, lostNoise, open } from '../support/test.ts';
import type { State } from './states.ts';

/** By key: a pointer would rest on whatever comes to lie under it. */
const submit = (page: Page, name: string) => form(page, name).locator('button[type=submit]').press('Enter');

/** A form of a page that is sent empty. The frame around it is examined with the page. */
const empty = (what: string, path: string, name: string): State => ({
  name: `${what} with problems`,
  path,
  part: 'main',
  async reach(page) {
    await open(page, path);
    await submit(page, name);
    await expect(form(page, name).locator('[aria-invalid=true]').nth(2)).toBeVisible();
  },
});

const noBooking = empty('booking', '/workshop-details?type=deep', 'workshop-booking');
const noRegistration = empty('registration for the webinar', '/webinar', 'webinar');

const payment: State = {
  name: 'payment asked',
  path: '/webinar',
  part: 'main',
  follows: noRegistration,
  async reach(page) {
    await fill(page, 'webinar', address());
    await submit(page, 'webinar');
    await expect(page.getByRole('button', { name: "I've Completed Payment" })).toBeVisible();
  },
};

/** @param noMessage The contact form with problems. */
export function formStates(noMessage: State): readonly State[] {
  const lost: State = {
    name: 'message that could not be sent',
    path: '/contact',
    part: 'main',
    follows: noMessage,
    noise: [lostNoise, /could not be sent/, /Analytics tracking error/],
    async reach(page) {
      await page.route('**/rest/v1/contact_submissions*', (route) => route.abort());
      await contact.fill(page, address());
      await submit(page, 'contact');
      await expect(contact.form(page).getByRole('alert')).toContainText(messages.contact.failed);
    },
  };
  return [
    noBooking,
    {
      name: 'booking sent',
      path: noBooking.path,
      part: 'main',
      follows: noBooking,
      async reach(page) {
        await fill(page, 'workshop-booking', address());
        await submit(page, 'workshop-booking');
        await expect(form(page, 'workshop-booking')).toContainText('Thank you!');
      },
    },
    noRegistration,
    payment,
    {
      name: 'payment to be confirmed',
      path: '/webinar',
      part: '[role=alertdialog]',
      follows: payment,
      async reach(page) {
        await page.getByRole('button', { name: "I've Completed Payment" }).press('Enter');
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    },
    lost,
    {
      name: 'outbox with a message that waits',
      path: '/privacy',
      part: 'html',
      follows: lost,
      async reach(page) {
        await page.goto('/privacy');
        await hydrated(page);
        await expect(page.getByRole('region', { name: 'Outbox' })).toContainText('is waiting to be sent');
      },
    },
    {
      name: 'newsletter with a bad address',
      path: '/privacy',
      part: 'footer',
      async reach(page) {
        await open(page, '/privacy');
        await form(page, 'newsletter').locator('[name=email]').fill('ada');
        await form(page, 'newsletter').locator('[name=email]').press('Enter');
        await expect(form(page, 'newsletter').locator('[aria-invalid=true]')).toBeVisible();
      },
    },
  ];
}
