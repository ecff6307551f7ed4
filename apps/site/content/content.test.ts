import { describe, expect, it } from 'vitest';
import { type Claim, claims } from './claims.ts';
import { clients } from './clients.ts';
import { contactFaq } from './contact.ts';
import { defaultHead, heads, type PageHead } from './heads.ts';
import { footerColumns, headerGroups, legalLinks } from './navigation.ts';
import { site } from './site.ts';
import { thankYou, thankYouType } from './thank-you.ts';

const all: PageHead[] = [defaultHead, ...Object.values(heads)];

describe('heads', () => {
  it.each(all)('$title is short enough for a result page', ({ title, description, keywords }) => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description.length).toBeGreaterThan(60);
    expect(keywords.length).toBeGreaterThan(2);
  });

  it('differ from each other', () => {
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
  });
});

describe('facts', () => {
  it('name a record that exists and disagrees in turn', () => {
    const records: Record<string, Claim> = claims;
    for (const [id, { disagreesWith }] of Object.entries(records)) {
      if (disagreesWith) expect(records[disagreesWith]?.disagreesWith, id).toBe(id);
    }
  });

  it('reach nobody', () => {
    expect(site.email).toMatch(/@example\.com$/);
    expect(site.phone.href).toMatch(/^tel:\+496990009\d{3}$/);
    expect(site.phone.label.replace(/\D/g, '')).toBe(site.phone.href.replace(/\D/g, ''));
  });

  it('mark every client as a sample or as one to ask', () => {
    expect(clients).toHaveLength(17);
    for (const client of clients) expect('sample' in client !== 'permission' in client, client.id).toBe(true);
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
