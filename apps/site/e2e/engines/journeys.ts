import { randomUUID } from 'node:crypto';
import { readiness } from '../../content/assessment.ts';
import { messages } from '../../content/messages.ts';
import type { Visitor } from './visitor.ts';

type Journey = (visitor: Visitor, width: number) => Promise<void>;

const person = () => ({
  name: 'Ada Example',
  email: `ada.${randomUUID()}@example.com`,
  company: 'Analytical Engines',
  role: 'product',
});
const main = (selector: string) => `main ${selector}`;

/** What a visitor does in another engine, at each width. */
export const journeys: Readonly<Record<string, Journey>> = {
  async header(visitor, width) {
    await visitor.open('/about');
    const isPhone = width < 768;
    if (isPhone) await visitor.click('header summary', 'Menu');
    await visitor.click('header button, header summary', 'Design Skills');
    await visitor.reads('header a', 'UX Design');
    await visitor.picture(`header-${width}`);
    await visitor.press('Escape');
    await visitor.until(`![...document.querySelectorAll('header a')].some((each) =>
      each.checkVisibility({ visibilityProperty: true }) && each.textContent.includes('Product Development'))`);
    if (isPhone) await visitor.click('header summary', 'Menu');
    await visitor.click('header button, header summary', 'Design Methods');
    await visitor.click('header a', 'Workshops');
    await visitor.until(`location.pathname === '/workshops' && document.activeElement.matches('h1')`);
  },

  async contact(visitor, width) {
    await visitor.open('/contact');
    await visitor.click('form[name=contact] [type=submit]');
    await visitor.reads('form[name=contact] [role=alert]', messages.form.requiredMissing);
    await visitor.until(`document.activeElement.closest('[role=alert]')`);
    await visitor.picture(`contact-${width}`);
    await visitor.fill('contact', { ...person(), message: 'The seat map.' });
    await visitor.click('form[name=contact] [type=submit]');
    await visitor.reads('form[name=contact] [role=status]', messages.contact.success);
  },

  async booking(visitor, width) {
    await visitor.open('/workshop-details?type=deep');
    await visitor.fill('workshop-booking', person());
    await visitor.click('form[name=workshop-booking] [type=submit]');
    await visitor.reads('form[name=workshop-booking] [role=status]', 'Thank you!');
    await visitor.picture(`booking-${width}`);
  },

  async lightbox(visitor, width) {
    await visitor.open('/portfolio');
    await visitor.click(main('figure a'));
    await visitor.reads('[role=dialog]', '');
    await visitor.until(`document.querySelector('[role=dialog] img')?.naturalWidth > 0`);
    await visitor.picture(`lightbox-${width}`);
    const before = await visitor.driver.call(`() => location.search`);
    await visitor.press('ArrowRight');
    await visitor.until(`location.search !== ${JSON.stringify(before)}`);
    await visitor.press('Escape');
    await visitor.until(`!document.querySelector('[role=dialog]')`);
    await visitor.until(`document.activeElement.matches('figure a')`);
  },

  async assessment(visitor, width) {
    await visitor.open('/ai-assessment?step=1');
    for (let i = 1; i <= readiness.questions.length; i += 1) {
      await visitor.reads('main form', `Question ${i} of`);
      await visitor.until(`document.activeElement.matches('h1, h2')`);
      await visitor.press('2');
      await visitor.until(`document.querySelector('main form input:checked')`);
      await visitor.press('Enter');
    }
    await visitor.reads('main', 'of 100 on average');
    await visitor.picture(`assessment-${width}`);
  },

  async chat(visitor, width) {
    await visitor.open('/about');
    await visitor.click('[data-chat-launcher]');
    await visitor.until(`document.activeElement.matches('[role=dialog] textarea, [role=dialog] input')`);
    await visitor.press(...'Do you come to Vienna?', 'Enter');
    await visitor.reads('[role=dialog] [role=log]', 'any city in Europe');
    await visitor.picture(`chat-${width}`);
    await visitor.press('Escape');
    await visitor.until(`!document.querySelector('[role=dialog]')?.checkVisibility()`);
  },
};
