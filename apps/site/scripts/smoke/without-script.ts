import http from 'node:http';
import https from 'node:https';
import { botField, type FormName, formNameField, formNames } from '@laliaflia/leads';
import type { Cheerio, CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { launcher } from '../../content/chat/launcher.ts';
import type { FetchedPage, Get } from './pages.ts';
import { type Report, sum } from './report.ts';
import { type Marks, type Sent, sampleName } from './sent.ts';

interface Means {
  get: Get;
  marks: Marks;
  report: Report;
  signal: AbortSignal;
}

/** Every form of the pages, posted as a browser without scripts does. */
export async function sendWithoutScript(
  site: string,
  pages: readonly FetchedPage[],
  { get, marks, report, signal }: Means,
): Promise<Sent[]> {
  const forms = findForms(pages);
  const names = new Set(forms.map(({ name }) => name));
  const missing = formNames.filter((name) => !names.has(name));
  for (const name of missing) report.bad(`No page has the form ${name} for browsers without scripts.`);
  checkChat(pages, report);

  const all: Sent[] = [];
  for (const { name, topic, page, form } of forms) {
    signal.throwIfAborted();
    const mark = marks.next();
    const { values, typed } = fillIn(page.$, form, mark);
    const action = form.attr('action') ?? page.address;
    const what = `${topic ?? name} of ${page.address} without scripts`;
    const answer = await post(new URL(action, site), values, signal);
    const problem = await problemOf(answer, new URL(action, site), get);
    if (problem === undefined) all.push({ what, kind: name, mark, typed, table: 'form_submissions' });
    else report.bad(`${what} ${problem}`);
  }
  return all;
}

/** A browser is sent on to the page that thanks, or gets it at once. */
async function problemOf({ status, location }: Answer, action: URL, get: Get): Promise<string | undefined> {
  if (status === 429) return 'was too much at once from this network: wait ten minutes.';
  if (status !== 200 && status !== 303) return `was answered with status ${status}.`;
  const end = new URL(location ?? action, action);
  if (end.href !== action.href) return `leads to ${end.href}, and not to ${action.href}.`;
  const thanks = await get(end.pathname + end.search);
  return thanks.status === 200 ? undefined : `ends on a page with status ${thanks.status}: ${end.href}.`;
}

interface Answer {
  status: number;
  location: string | undefined;
}

interface FoundForm {
  name: FormName;
  /** Tells apart forms of one name. */
  topic: string | undefined;
  page: FetchedPage;
  form: Cheerio<Element>;
}

/** One of each kind, wherever it is first. */
function findForms(pages: readonly FetchedPage[]): FoundForm[] {
  const found = new Map<string, FoundForm>();
  for (const page of pages) {
    for (const element of page.$(`form:has([name="${botField}"])`).toArray()) {
      const form = page.$(element);
      const value = (field: string) => form.find(`[name="${field}"]`).attr('value');
      const name = formNames.find((known) => known === value(formNameField));
      const topic = value('topic') || undefined;
      const key = [name, topic, value('version')].join();
      if (name !== undefined && !found.has(key)) found.set(key, { name, topic, page, form });
    }
  }
  return [...found.values()];
}

/** Without scripts the chat is a link to the contact form. */
function checkChat(pages: readonly FetchedPage[], report: Report): void {
  const without = pages.filter(({ $ }) => $(`a[href="${launcher.href}"]`).length === 0);
  sum(
    report,
    'Without scripts every page leads to the contact form, also in place of the chat.',
    without.map(
      ({ address }) => `${address} has no link to ${launcher.href}, which takes the place of the chat.`,
    ),
  );
}

/** What stands in a form, and what a visitor fills in. */
function fillIn($: CheerioAPI, form: Cheerio<Element>, mark: string) {
  const values = new URLSearchParams();
  const typed: Record<string, string> = {};
  for (const element of form.find('input[name], select[name], textarea[name]').toArray()) {
    const control = $(element);
    const name = control.attr('name') ?? '';
    const type = element.tagName === 'input' ? (control.attr('type') ?? 'text') : element.tagName;
    const isTrap =
      control.closest('[hidden], [aria-hidden="true"], .bot-field').length > 0 || name === botField;
    if (type === 'hidden' || isTrap) values.append(name, control.attr('value') ?? '');
    else if (name in typed)
      continue; // The first of the choices is taken.
    else typed[name] = valueFor(type, name, $, control, mark);
  }
  for (const [name, value] of Object.entries(typed)) values.append(name, value);
  return { values, typed };
}

function valueFor(
  type: string,
  name: string,
  $: CheerioAPI,
  control: Cheerio<Element>,
  mark: string,
): string {
  if (type === 'email') return mark;
  if (type === 'radio' || type === 'checkbox') return control.attr('value') ?? 'on';
  if (type === 'select') return $(control.find('option[value]:not([value=""])')[0]).attr('value') ?? '';
  return name === 'name' ? sampleName : 'Smoke test';
}

/** Not by fetch, which says that a script asks. */
function post(url: URL, values: URLSearchParams, signal: AbortSignal): Promise<Answer> {
  const { request } = url.protocol === 'https:' ? https : http;
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: url.origin,
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  };
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', headers, signal, timeout: 30_000 }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location });
    });
    asked.on('timeout', () => asked.destroy(new Error(`${url.pathname} does not answer.`)));
    asked.on('error', reject);
    asked.end(values.toString());
  });
}
