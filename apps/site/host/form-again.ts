import type { IncomingMessage, ServerResponse } from 'node:http';
import { type FormName, formNameField, type WrongFields } from '@laliaflia/leads';
import type { FormField } from '@laliaflia/ui/lead-form';
import { sendPage, showsPages, withoutMarkup } from './page.ts';
import { onThisHost, sendText } from './responses.ts';
import type { HostWords } from './words.ts';

/** Gives a form back to whom it came from: what is wrong with it, and all that was written, ready to be sent again. */
export function sendFormAgain(
  request: IncomingMessage,
  response: ServerResponse,
  { form, sent, problems }: WrongFields,
  { language, refusals: { again, pages }, fieldsOf, problemsOf }: HostWords,
): void {
  const { heading, fields: wrong } = problemsOf(form, problems);
  const fields = fieldsOf(form);
  const said = fields.filter(({ name }) => wrong[name]).map(({ name, label }) => `${label}: ${wrong[name]}.`);
  const headers = { 'cache-control': 'no-store' };
  if (!showsPages(request)) {
    sendText(response, 400, [`${heading}.`, ...said].join(' '), headers);
    return;
  }
  const asked = new Set(fields.map(({ name }) => name));
  const alongside = Object.entries({ [formNameField]: form.name, ...sent }).filter(
    ([name]) => !asked.has(name),
  );
  // Without an action it goes where the first attempt went.
  const markup = `<p>${withoutMarkup(again.text)}</p>
<form method="post" aria-label="${withoutMarkup(heading)}">
${alongside.map(([name, value]) => `<input type="hidden"${attributes({ name, value })}>`).join('\n')}
${fields.map((field) => drawn(field, sent[field.name] ?? '', wrong[field.name])).join('\n')}
<button>${withoutMarkup(again.submit)}</button>
</form>
<p><a${attributes({ href: pageBefore(request) ?? pages[form.name as FormName] })}>${withoutMarkup(again.back)}</a></p>`;
  sendPage(response, { status: 400, language, title: heading, markup, headers });
}

function drawn(field: FormField, value: string, problem: string | undefined): string {
  const { name, label, kind, required, autoComplete } = field;
  const own = attributes({
    id: name,
    name,
    ...(autoComplete && { autocomplete: autoComplete }),
    ...(required && { required: '' }),
    ...(problem && { 'aria-invalid': 'true', 'aria-describedby': `${name}-problem` }),
  });
  const control = {
    // The parser takes away the first line break.
    'long-text': () => `<textarea${own}>\n${withoutMarkup(value)}</textarea>`,
    select: () => `<select${own}>${field.kind === 'select' ? optionsOf(field, value) : ''}</select>`,
    input: () => `<input${own}${attributes({ type: kind, value })}>`,
  }[kind === 'long-text' || kind === 'select' ? kind : 'input'];
  const said = problem ? `\n<p class="wrong" id="${name}-problem">${withoutMarkup(problem)}</p>` : '';
  return `<label for="${name}">${withoutMarkup(label)}</label>\n${control()}${said}`;
}

function optionsOf({ options, placeholder }: FormField & { kind: 'select' }, chosen: string): string {
  return [{ value: '', label: placeholder }, ...options]
    .map(({ value, label }) => {
      const own = attributes({ value, ...(value === chosen && { selected: '' }) });
      return `<option${own}>${withoutMarkup(label)}</option>`;
    })
    .join('');
}

function attributes(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${withoutMarkup(value)}"`)
    .join('');
}

/** The page of this site that the form stands on, unless it is this very answer to an earlier attempt. */
function pageBefore({ headers, url = '' }: IncomingMessage): string | undefined {
  const before = URL.parse(headers.referer ?? '');
  if (before === null || before.host !== headers.host) return undefined;
  const address = onThisHost(before.pathname + before.search);
  return address === onThisHost(url) ? undefined : address;
}
