import {
  askedFields,
  botField,
  forms as definitions,
  type FormName,
  formAskedBy,
  formNameField,
  formNames,
} from '@laliaflia/leads';
import { load } from 'cheerio';
import { shared } from './support/installations.ts';
import { expect, test } from './support/test.ts';

interface Form {
  page: string;
  name: string;
  attributes: Readonly<Record<string, string>>;
  fields: string[];
  required: string[];
  hidden: Readonly<Record<string, string>>;
}

/** The forms of a page as the host finds them in the HTML. */
function formsOf(page: string, html: string): Form[] {
  // As a browser without scripts reads it.
  const $ = load(html, { scriptingEnabled: false });
  return $('form[data-netlify=true]')
    .toArray()
    .map((form) => {
      const named = $(form).find('input, select, textarea').filter('[name]');
      const names = (selection: typeof named) =>
        selection.toArray().map((each) => $(each).attr('name') ?? '');
      const hidden = named.filter('[type=hidden]').toArray();
      return {
        page,
        attributes: $(form).attr() ?? {},
        name: $(form).attr('name') ?? '',
        fields: names(named),
        required: names(named.filter('[required]')),
        hidden: Object.fromEntries(
          hidden.map((each) => [$(each).attr('name') ?? '', $(each).attr('value') ?? '']),
        ),
      };
    });
}

test('the host finds every form of every page, and every field of it in the skeletons', async ({
  request,
}) => {
  const read = async (address: string) => (await request.get(shared.url + address)).text();
  const skeletons = new Map(formsOf('', await read('/__forms.html')).map((form) => [form.name, form]));
  expect([...skeletons.keys()]).toEqual([...formNames]);

  const addresses = [...(await read('/sitemap.xml')).matchAll(/<loc>https:\/\/site\.example([^<]*)<\/loc>/g)];
  const forms: Form[] = [];
  for (const [, address = ''] of addresses) {
    const path = address.replaceAll('&amp;', '&') || '/';
    forms.push(...formsOf(path, await read(path)));
  }
  expect(new Set(forms.map(({ name }) => name))).toEqual(new Set(formNames));
  for (const { page, name, attributes, fields, required, hidden } of forms) {
    const where = `${name} on ${page}`;
    expect(attributes, where).toMatchObject({ method: 'post' });
    // The host would throw away what its own honeypot catches.
    expect(Object.keys(attributes).join(), where).not.toContain('honeypot');
    expect(attributes.action, where).toMatch(/^\/thank-you\?type=\w+$/);
    expect(fields, where).toContain(formNameField);
    expect(fields, where).toContain(botField);
    expect(skeletons.get(name)?.fields, where).toEqual(expect.arrayContaining(fields));
    // What the host refuses to do without, the page asks for.
    const asked = askedFields(formAskedBy(definitions[name as FormName], hidden));
    const needed = asked.filter((field) => field.required).map((field) => field.name);
    expect(required.filter((field) => !/^q\d+$/.test(field)).sort(), where).toEqual(needed.sort());
  }
});
