import { describe, expect, it } from 'vitest';
import { clients } from './clients.ts';
import { trainingDay } from './corporate.ts';
import { featured } from './featured.ts';
import { countText } from './format.ts';
import { footerColumns, headerGroups, legalLinks } from './navigation.ts';
import { contactFaq } from './pages/contact.ts';
import { handsOn, methods } from './pages/home.ts';
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
    const shown = [...featured.whole, ...featured.switched].map(({ id }) => id);
    expect(shown).toEqual(['condor', 'bmw', 'manifest', 'wetrips', 'innoapps']);
    expect(team.length).toBeGreaterThanOrEqual(6);
  });

  it('programmes cost and last what their workshops do', () => {
    const { ignite, deep, engine } = workshops;
    expect(Object.values(workshops).map(({ days, hours }) => hours / days)).toEqual([8, 8, 8]);
    expect(Object.values(programs)).toMatchObject([
      { price: ignite.guidePrice, duration: countText(ignite.days, 'day') },
      { price: deep.guidePrice, duration: countText(deep.days, 'day') },
      { price: engine.guidePrice, duration: `${engine.days}+ days` },
    ]);
    expect(trainingFormats.map(({ title }) => Number.parseInt(title, 10))).toEqual(
      trainingFormats.map(({ days }) => days),
    );
  });

  it('a day of training costs the same in each format', () => {
    expect(trainingFormats.map(({ price, days }) => price.amount / days)).toEqual(
      trainingFormats.map(() => trainingDay.amount),
    );
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
      expect(paths.length).toBeGreaterThan(1);
      expect(new Set(paths).size).toBe(paths.length);
      for (const path of paths) expect(path).toMatch(/^\/([a-z/-]+|#[a-z-]+)$/);
    }
  });

  it.each([
    [0, handsOn.id],
    [1, methods.id],
  ])('of group %i of the header lead to its part of the home page: %s', (group, id) => {
    const items = headerGroups[group]?.columns.flatMap((column) => [...column.items]) ?? [];
    expect(items.filter((item) => item.kind !== 'branch').map(({ href }) => href)).toContain(`/#${id}`);
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
      expect(steps.map((step) => 'done' in step)).toEqual([false, false, false]);
    }
    expect(contactFaq.entries).toHaveLength(4);
  });
});
