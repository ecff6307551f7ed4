import { expect, type Page } from '@playwright/test';
import { begin, press, toTheEnd } from '../support/assessment.ts';
import { form, send } from '../support/contact-form.ts';
import { open } from '../support/test.ts';
import { formStates } from './form-states.ts';

/** What opens or appears after an act. */
export interface State {
  name: string;
  /** The page where one reaches it. */
  path: string;
  /** What is examined. Default the whole page: behind a dialog everything is inert. */
  part?: string;
  /** The state that it comes after, on the same page. Default: none, it is reached from nothing. */
  follows?: State;
  /** What the console says on purpose. */
  noise?: readonly RegExp[];
  /** From the state that it follows. */
  reach(page: Page): Promise<void>;
}

const banner = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('main');

const presser = (page: Page, name: string) =>
  banner(page)
    .locator('button, summary')
    .filter({ hasText: new RegExp(`^\\s*${name}`), visible: true });

async function openGroup(page: Page, group: string): Promise<void> {
  await open(page, '/');
  // By key: a pointer would rest on whatever comes to lie under it.
  if (await presser(page, 'Menu').isVisible()) await presser(page, 'Menu').press('Enter');
  await presser(page, group).press('Enter');
  await expect(banner(page).getByRole('link').filter({ visible: true }).nth(3)).toBeVisible();
}

const methods: State = {
  name: 'menu, Design Methods',
  path: '/',
  part: 'header',
  reach: (page) => openGroup(page, 'Design Methods'),
};

const noMessage: State = {
  name: 'contact form with problems',
  path: '/contact',
  async reach(page) {
    await open(page, '/contact');
    await send(page);
    await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(5);
  },
};

const chat: State = {
  name: 'chat',
  path: '/',
  part: '[role=dialog]',
  async reach(page) {
    await open(page, '/');
    await page.getByRole('button', { name: 'Chat with the innovation guide' }).press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

const result: State = {
  name: 'assessment, result',
  path: '/ai-assessment',
  async reach(page) {
    await begin(page);
    await press(page, toTheEnd('1'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const states: readonly State[] = [
  // Where it is a sheet, what lies behind it is inert, which IBM's engine does not see.
  {
    name: 'menu, Design Skills',
    path: '/',
    part: 'header',
    reach: (page) => openGroup(page, 'Design Skills'),
  },
  methods,
  noMessage,
  chat,
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
  result,
  ...formStates(noMessage),
  {
    name: 'menu, Methodologies',
    path: '/',
    part: 'header',
    follows: methods,
    async reach(page) {
      await presser(page, 'Methodologies').press('Enter');
      await expect(banner(page).getByRole('link', { name: 'All methods' })).toBeVisible();
    },
  },
  {
    name: 'menu of the phone',
    path: '/',
    part: 'header',
    async reach(page) {
      await open(page, '/');
      if (!(await presser(page, 'Menu').isVisible())) await page.setViewportSize({ width: 390, height: 844 });
      await presser(page, 'Menu').press('Enter');
      await expect(presser(page, 'Design Skills')).toBeVisible();
    },
  },
  {
    name: 'chat with an answer',
    path: '/',
    part: '[role=dialog]',
    follows: chat,
    async reach(page) {
      await page.getByRole('dialog').getByRole('textbox').fill('What does the assessment cost?');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toContainText('Guide prices of the workshops');
    },
  },
  {
    name: 'articles, none found',
    path: '/blog',
    part: 'main',
    async reach(page) {
      await open(page, '/blog');
      await main(page).getByRole('searchbox').fill('zebra');
      await expect(main(page)).toContainText('No articles found');
    },
  },
  {
    name: 'portfolio of one company',
    path: '/portfolio',
    part: 'main',
    async reach(page) {
      await open(page, '/portfolio');
      await page.getByRole('button', { name: 'Condor', exact: true }).press('Enter');
      await expect(main(page).getByRole('article')).toHaveCount(1);
    },
  },
  {
    name: 'five ideas',
    path: '/idea-sprint',
    part: 'main',
    async reach(page) {
      await open(page, '/idea-sprint');
      await main(page).getByRole('textbox').first().fill('Returns are overrun.');
      await page.getByRole('button', { name: /^Generat/ }).press('Enter');
      await expect(page.getByRole('region', { name: /^Five starting/ }).getByRole('listitem')).toHaveCount(5);
    },
  },
  {
    name: 'questions open',
    path: '/contact',
    part: 'main',
    async reach(page) {
      await open(page, '/contact');
      for (const question of await main(page).locator('details summary').all()) await question.press('Enter');
      await expect(main(page).locator('details[open]').first()).toBeVisible();
    },
  },
  {
    name: 'assessment, report without an address',
    path: '/ai-assessment',
    part: 'main',
    follows: result,
    async reach(page) {
      await page.getByRole('button', { name: 'Send Report' }).press('Enter');
      // Under the pointer a button has a colour in a notation that IBM's engine does not read.
      await page.mouse.move(0, 0);
      await expect(main(page).getByText('Enter your e-mail address')).toBeVisible();
    },
  },
];
