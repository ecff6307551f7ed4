import { describe, expect, it } from 'vitest';
import { clients } from './clients.ts';
import { featured } from './featured.ts';
import { durationText, money, priceText } from './format.ts';
import { footerColumns, headerGroups, legalLinks } from './navigation.ts';
import { contactFaq } from './pages/contact.ts';
import { thankYou, thankYouType } from './pages/thank-you.ts';
import { programs } from './programs.ts';
import { projects } from './projects.ts';
import { site } from './site.ts';
import { team } from './team.ts';
import { trainingFormats } from './training.ts';
import { workshops } from './workshops.ts';

describe('facts', () => {
  it('reach nobody', () => {
    expect(site.email).toMatch(/@example\.com$/);
    expect(site.phone.href).toMatch(/^tel:\+496990009\d{3}$/);
    expect(site.phone.label.replace(/\D/g, '')).toBe(site.phone.href.replace(/\D/g, ''));
  });

  it('name at least seventeen clients, nine projects and six people', () => {
    expect(clients.length).toBeGreaterThanOrEqual(17);
    expect(projects.length).toBeGreaterThanOrEqual(9);
    expect(featured.map(({ id }) => id)).toEqual(['manifest', 'condor', 'bmw', 'wetrips', 'innoapps']);
    expect(team.length).toBeGreaterThanOrEqual(6);
  });

  it('last as long as the assessment and the ladder of workshops say', () => {
    expect(Object.values(workshops).map(durationText)).toEqual([
      '1 day, 8 hours',
      '2 days, 16 hours',
      '3 days, 24 hours',
    ]);
    expect(Object.values(programs).map(({ price, duration }) => `${money(price)}, ${duration}`)).toEqual([
      '€1,200, 1 day',
      '€2,400, 2 days',
      '€3,600, 3+ days',
    ]);
    expect(trainingFormats.map(({ price }) => priceText(price))).toEqual([
      '€1,000 per participant',
      '€2,000 per participant',
      '€3,000 per participant',
    ]);
  });
});

describe('links', () => {
  const menu = headerGroups
    .flatMap(({ columns }) => columns.flatMap(({ items }) => items))
    .flatMap((item) => (item.kind === 'branch' ? [item.overview, ...item.links] : [item]));
  const lists = [menu, legalLinks, ...footerColumns.map(({ links }) => links)];

  it('stand once in their list and stay on the site', () => {
    for (const links of lists) {
      const paths = links.map(({ href }) => href);
      expect(new Set(paths).size).toBe(paths.length);
      for (const path of paths) expect(path).toMatch(/^\/[a-z/-]+$/);
    }
  });
});

describe('pages', () => {
  it('reads an unknown type as an inquiry', () => {
    expect(['webinar', 'order', '', null, undefined].map(thankYouType)).toEqual([
      'webinar',
      'contact',
      'contact',
      'contact',
      'contact',
    ]);
  });

  it('promises three steps after each form, and four answers before one', () => {
    for (const { steps } of Object.values(thankYou)) {
      expect(steps.map((step) => 'done' in step)).toEqual([true, false, false, false]);
    }
    expect(contactFaq.entries).toHaveLength(4);
  });
});
