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

/**
 * A page asks for the next step once: where its last section does, the footer below is the short one. A page of one
 * section, such as thanks, may do both. No figure of the footer is on the page already.
 */
export const ending = onEachPage(({ $ }, complain) => {
  const footer = $('footer[data-size]');
  if (footer.length === 0) return;
  const short = footer.attr('data-size') === 'short';
  const sections = $('main section');
  const asks = sections.last().is(':has(a[data-variant], form), [data-band]:has(a)');
  if (!short && asks && sections.length > 1) {
    complain(
      'the whole footer below a section that asks for the next step',
      '`closing` among the page’s exports',
    );
  }
  for (const { attribs } of $<Element, string>('footer [data-rule]').toArray()) {
    const rule = attribs['data-rule'];
    if ($(`main [data-rule="${rule}"]`).length > 0) {
      complain(`a figure of the rule ${rule} on the page and in its footer`, 'one of the two');
    }
  }
});
