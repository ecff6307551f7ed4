import type { Element } from 'domhandler';
import type { BuiltPage, BuiltSite, Fault } from './built-site.ts';
import { labelOf, nameOf, textOf } from './names.ts';

type Complain = (wrong: string, allowed: string) => void;

/** One check of a page's elements. */
type PageCheck = (page: BuiltPage, complain: Complain) => void;

export function onEachPage(check: PageCheck): (site: BuiltSite) => Fault[] {
  return ({ pages }) => {
    const faults: Fault[] = [];
    for (const page of pages) {
      check(page, (wrong, allowed) => faults.push({ file: page.file, wrong, allowed }));
    }
    return faults;
  };
}

/** One first heading, in the main part and with words, and no level left out below it. */
export const headings = onEachPage(({ $ }, complain) => {
  const main = $('main');
  if (main.length !== 1) complain(`${main.length} <main>`, 'one');
  const first = $('h1').toArray();
  if (first.length !== 1) complain(`${first.length} <h1>`, 'one');
  if ($('main h1').length !== first.length) complain('an <h1> outside <main>', 'one <h1>, inside <main>');
  let before = 0;
  // A dialog begins anew: it is read by itself.
  for (const heading of $('h1, h2, h3, h4, h5, h6').not('dialog *').toArray()) {
    const level = Number(heading.name[1]);
    const text = textOf($, heading);
    if (text === '') complain(`an empty <${heading.name}>`, 'a heading with words');
    if (level > before + 1) {
      complain(`<${heading.name}> "${text}" follows <h${before}>`, `at most <h${before + 1}> there`);
    }
    before = level;
  }
});

/** Ids are unique, and what refers to one finds it. */
export const ids = onEachPage(({ $ }, complain) => {
  const all = $('[id]')
    .toArray()
    .map(({ attribs }) => attribs.id ?? '');
  const known = new Set(all);
  for (const id of known) {
    const count = all.filter((each) => each === id).length;
    if (count > 1) complain(`${count} elements have the id "${id}"`, 'one element for each id');
  }
  for (const name of ['for', 'form', 'list', 'aria-labelledby', 'aria-describedby', 'popovertarget']) {
    for (const { attribs } of $<Element, string>(`[${name}]`).toArray()) {
      for (const id of (attribs[name] ?? '').split(/\s+/).filter(Boolean)) {
        if (!known.has(id)) complain(`${name}="${id}" names no element`, 'the id of an element of the page');
      }
    }
  }
});

/** Whatever can be pressed, followed or filled in says what it is. */
export const names = onEachPage(({ $ }, complain) => {
  for (const element of $('a, button, summary').toArray()) {
    if (nameOf($, element) !== '') continue;
    const { class: look = '', href = '' } = element.attribs;
    complain(
      `<${element.name}> without a name (${href || look.slice(0, 60)})`,
      'words inside it, or an aria-label',
    );
  }
  for (const element of $('input, select, textarea').toArray()) {
    const { type = 'text', name = '' } = element.attribs;
    if (['hidden', 'submit', 'button', 'image'].includes(type) || labelOf($, element) !== '') continue;
    complain(`<${element.name} name="${name}"> without a label`, 'a <label>, or an aria-label');
  }
  for (const element of $('img').toArray()) {
    if (element.attribs.alt === undefined)
      complain(`<img src="${element.attribs.src}"> without alt`, 'alt="…", empty for decoration');
  }
  for (const element of $('iframe, video').toArray()) {
    if ((element.attribs.title ?? element.attribs['aria-label'] ?? '') === '')
      complain(`<${element.name}> without a title`, 'a title');
  }
});

/** Nothing pretends to be a link or a button. */
export const controls = onEachPage(({ $ }, complain) => {
  for (const { attribs, children } of $('a:not([href])').toArray()) {
    complain(
      `<a> without href (${children.length} children, class "${(attribs.class ?? '').slice(0, 40)}")`,
      'an address, or another element',
    );
  }
  for (const button of $('button').toArray()) {
    const { type } = button.attribs;
    const name = nameOf($, button);
    const form = $(button).closest('form').length > 0 || button.attribs.form !== undefined;
    if (type === undefined) complain(`the button "${name}" has no type`, 'type="button" or type="submit"');
    if ((type === 'submit' || type === 'reset') && !form)
      complain(
        `the button "${name}" of type ${type} stands in no form`,
        'a form around it, or type="button"',
      );
  }
  for (const form of $('form').not('[role=search]').toArray()) {
    const name = form.attribs.name ?? form.attribs.id ?? form.attribs.role ?? 'without a name';
    const submits = $(form).find('button[type=submit], input[type=submit]').length > 0;
    if (!submits) complain(`the form ${name} has no button that sends it`, 'a button of type "submit"');
  }
});
