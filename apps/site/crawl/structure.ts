import type { Element } from 'domhandler';
import type { BuiltPage, BuiltSite, Fault } from './built-site.ts';

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

/** One h1, inside the only `<main>`; html-validate checks the levels below it. */
export const firstHeading = onEachPage(({ $ }, complain) => {
  const main = $('main');
  if (main.length !== 1) complain(`${main.length} <main>`, 'one');
  const first = $('h1').toArray();
  if (first.length !== 1) complain(`${first.length} <h1>`, 'one');
  if ($('main h1').length !== first.length) complain('an <h1> outside <main>', 'one <h1>, inside <main>');
});

/** Submit buttons are inside a form, and every form except a search has one. */
export const submitting = onEachPage(({ $ }, complain) => {
  for (const button of $<Element, string>('button[type=submit], button[type=reset]').toArray()) {
    const form = $(button).closest('form').length > 0 || button.attribs.form !== undefined;
    if (!form)
      complain(
        `the button "${$(button).text().trim()}" of type ${button.attribs.type} stands in no form`,
        'a form around it, or type="button"',
      );
  }
  for (const form of $('form').not('[role=search]').toArray()) {
    const name = form.attribs.name ?? form.attribs.id ?? form.attribs.role ?? 'without a name';
    const submits = $(form).find('button[type=submit], input[type=submit]').length > 0;
    if (!submits) complain(`the form ${name} has no button that sends it`, 'a button of type "submit"');
  }
});
