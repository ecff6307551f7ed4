import type { BuiltPage, BuiltSite, Fault } from './built-site.ts';
import { onEachPage } from './structure.ts';

/** The head of a page, for search engines and social networks: complete, of the right length, consistent. */
export function heads(site: BuiltSite): Fault[] {
  return [
    ...eachHead(site)(site),
    ...repeated(site, 'title', titleOf),
    ...repeated(site, 'description', descriptionOf),
  ];
}

function titleOf({ $ }: BuiltPage): string {
  return $('head > title').text();
}

function metaOf({ $ }: BuiltPage, name: string): string {
  return $(`head > meta[name="${name}"], head > meta[property="${name}"]`).attr('content') ?? '';
}

const descriptionOf = (page: BuiltPage) => metaOf(page, 'description');

const eachHead = ({ origin, resolve }: BuiltSite) =>
  onEachPage((page, complain) => {
    const { $ } = page;
    const title = titleOf(page);
    const description = descriptionOf(page);
    const count = $('head > title').length;
    if (count !== 1) complain(`${count} titles`, 'one');
    if (title.length < 5 || title.length > 60)
      complain(`a title of ${title.length} characters: "${title}"`, '5 to 60 characters');
    if (description.length < 60 || description.length > 160)
      complain(`a description of ${description.length} characters: "${description}"`, '60 to 160 characters');
    if (metaOf(page, 'keywords') === '') complain('no keywords', 'a list of them');
    const robots = page.address.startsWith('/newsletter/') ? 'noindex' : 'index,follow';
    if (metaOf(page, 'robots') !== robots) complain(`robots "${metaOf(page, 'robots')}"`, robots);
    if (($('html').attr('lang') ?? '') === '') complain('no language', '<html lang>');

    const canonicals = $('head > link[rel=canonical]');
    const canonical = canonicals.attr('href') ?? '';
    if (canonicals.length !== 1) complain(`${canonicals.length} canonical links`, 'one');
    const destination = resolve(canonical);
    if (!canonical.startsWith(`${origin}/`))
      complain(`canonical "${canonical}"`, `an address that begins with ${origin}/`);
    // The page for unknown addresses has its own address, but only with status 404.
    else if (page.file !== '404.html' && !(destination.kind === 'page' && destination.page === page))
      complain(`canonical "${canonical}" leads to another page`, `${origin}${page.address}`);

    const shared = {
      'og:title': title,
      'og:description': description,
      'og:url': canonical,
      'twitter:card': 'summary_large_image',
    };
    for (const [name, expected] of Object.entries(shared)) {
      if (metaOf(page, name) !== expected) complain(`${name} "${metaOf(page, name)}"`, `"${expected}"`);
    }
    for (const name of ['og:type', 'og:site_name']) {
      if (metaOf(page, name) === '') complain(`no ${name}`, 'a value');
    }
    for (const name of ['og:image', 'twitter:image']) {
      const image = metaOf(page, name);
      const file = resolve(image);
      if (
        !image.startsWith(`${origin}/`) ||
        file.kind !== 'file' ||
        !/^image\/(png|jpeg)/.test(file.file.type)
      )
        complain(`${name} "${image}"`, `the absolute address of a PNG or JPEG of this site`);
    }
  });

function repeated({ pages }: BuiltSite, what: string, textOf: (page: BuiltPage) => string): Fault[] {
  return pages.flatMap((page, index) => {
    const twin = pages.slice(0, index).find((other) => textOf(other) === textOf(page));
    return twin === undefined
      ? []
      : [
          {
            file: page.file,
            wrong: `the ${what} of ${twin.file}: "${textOf(page)}"`,
            allowed: 'one of its own',
          },
        ];
  });
}

/** The sitemap contains each listed address once, and no other. */
export function siteMap({ files, origin }: BuiltSite, listed: readonly string[]): Fault[] {
  const file = 'sitemap.xml';
  const text = files.get(`/${file}`)?.body.toString('utf8') ?? '';
  const named = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
  const expected = listed.map((address) => origin + address);
  return [
    ...expected
      .filter((address) => !named.includes(address))
      .map((address) => ({
        file,
        wrong: `${address} is missing`,
        allowed: 'every page that the route table lists',
      })),
    ...named
      .filter((address, index) => !expected.includes(address) || named.indexOf(address) !== index)
      .map((address) => ({
        file,
        wrong: `${address} is too much`,
        allowed: 'every page that the route table lists, once',
      })),
  ];
}
