import { expect, type Page } from '@playwright/test';
import { begin, press, toTheEnd } from '../support/assessment.ts';
import { form, send } from '../support/contact-form.ts';
import { open } from '../support/test.ts';

/** What opens or appears after an act. */
export interface State {
  name: string;
  /** The page where one reaches it. */
  path: string;
  /** What is examined. Default the whole page: behind a dialog everything is inert. */
  part?: string;
  reach(page: Page): Promise<void>;
}

const banner = (page: Page) => page.getByRole('banner');

async function openGroup(page: Page, group: string): Promise<void> {
  await open(page, '/');
  const presser = (name: string) =>
    banner(page).locator('button, summary').filter({ hasText: name, visible: true });
  // By key: a pointer would rest on whatever comes to lie under it.
  if (await presser('Menu').isVisible()) await presser('Menu').press('Enter');
  await presser(group).press('Enter');
  await expect(banner(page).getByRole('link').filter({ visible: true }).nth(3)).toBeVisible();
}

export const states: readonly State[] = [
  // Where it is a sheet, what lies behind it is inert, which IBM's engine does not see.
  {
    name: 'menu, Design Skills',
    path: '/',
    part: 'header',
    reach: (page) => openGroup(page, 'Design Skills'),
  },
  {
    name: 'menu, Design Methods',
    path: '/',
    part: 'header',
    reach: (page) => openGroup(page, 'Design Methods'),
  },
  {
    name: 'contact form with problems',
    path: '/contact',
    async reach(page) {
      await open(page, '/contact');
      await send(page);
      await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(5);
    },
  },
  {
    name: 'chat',
    path: '/',
    part: '[role=dialog]',
    async reach(page) {
      await open(page, '/');
      await page.getByRole('button', { name: 'Chat with the innovation guide' }).press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'picture in full',
    path: '/portfolio',
    part: '[role=dialog]',
    async reach(page) {
      await open(page, '/portfolio');
      await page.getByRole('main').locator('figure a').first().press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'assessment, first question', path: '/ai-assessment', reach: begin },
  {
    name: 'assessment, result',
    path: '/ai-assessment',
    async reach(page) {
      await begin(page);
      await press(page, toTheEnd('1'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
];
