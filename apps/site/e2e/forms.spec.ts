import { botField, formNameField, formNames } from '@laliaflia/leads';
import { shared } from './support/installations.ts';
import { expect, test } from './support/test.ts';

interface Form {
  page: string;
  name: string;
  tag: string;
  fields: string[];
}

/** The forms of a page as the host finds them when it reads the HTML. */
function formsOf(page: string, html: string): Form[] {
  return [...html.matchAll(/(<form\b[^>]*data-netlify="true"[^>]*>)(.*?)<\/form>/gs)].map(
    ([, tag = '', body = '']) => ({
      page,
      tag,
      name: /\bname="([^"]*)"/.exec(tag)?.[1] ?? '',
      fields: [...body.matchAll(/<(?:input|select|textarea)\b[^>]*?\bname="([^"]*)"/g)].map(
        ([, field = '']) => field,
      ),
    }),
  );
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
  for (const { page, name, tag, fields } of forms) {
    const where = `${name} on ${page}`;
    expect(tag, where).toContain('method="post"');
    expect(tag, where).toMatch(/action="\/thank-you\?type=\w+"/);
    expect(tag, where).toContain(`data-netlify-honeypot="${botField}"`);
    expect(fields, where).toContain(formNameField);
    expect(fields, where).toContain(botField);
    expect(skeletons.get(name)?.fields, where).toEqual(expect.arrayContaining(fields));
  }
});
