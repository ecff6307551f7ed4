import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { JSHandle, Page } from 'playwright';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { dist } from '../package/paths.ts';

type Component = ComponentType<object>;
type Library = Record<string, Component | Record<string, Component>>;
type Draw = (name: string, props: object, ...children: ReactNode[]) => ReactNode;

const actions = [
  { href: '#a', label: 'Book a call' },
  { href: '#b', label: 'See the work' },
];
const items = ['Wind', 'Water', 'Weather'].map((title) => ({ title, text: `What ${title} does.` }));
const price = { kind: 'amount', amount: 2400, currency: 'EUR' };

const sections = (element: Draw): ReactNode[] => [
  element('Hero', { title: 'Learn to read the water', lead: 'A school.', actions }),
  element('PageIntro', { title: 'Courses', lead: 'Three of them.', actions }),
  element('FeatureList', { title: 'What you learn', items }),
  element('ProcessSteps', { title: 'How it goes', steps: items }),
  element('TierCards', {
    title: 'Formats',
    tiers: [
      { id: 'one', title: 'One day', hours: 8, price, features: [{ label: 'Boats' }], featured: true },
      { id: 'two', title: 'Two days', hours: 16, price: { kind: 'on-demand' } },
    ],
  }),
  element('EventCard', {
    title: 'Open day',
    text: 'Come and look.',
    start: '2026-09-18T14:00+02:00',
    timeZone: 'Europe/Berlin',
    price,
    availability: { kind: 'open', left: 4, total: 12, action: actions[0] },
  }),
  element('CtaLine', { title: 'Not sure?', actions }),
  element('Button', { variant: 'outline', size: 'small', className: 'lali_none' }),
  element('CtaBand', { title: 'Come and look at the boats', actions }),
];

/** Rich text with every element that a reset names. */
const written = `<h2>Tides</h2><p>Read <a href="#c">the <code>table</code></a>, <b>twice</b>, <small>at night</small>.</p>
<ul><li>Low<ul><li>Lower</li></ul></li></ul><ol><li>High</li></ol><blockquote><p>Wait.</p></blockquote>
<pre><code>h = 4.1</code></pre><hr><dl><dt>Ebb</dt><dd>Away</dd></dl><p><kbd>Enter</kbd> H<sub>2</sub>O <mark>now</mark></p>
<figure><img alt="" width="9" height="9"><figcaption>A chart</figcaption></figure><h4>Later</h4>
<table><caption>Hours</caption><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>`;

const columns = [{ key: 'name', label: 'Boat', render: ({ name }: { name: string }) => name }];

/** What browsers have rules for, so resets as well. */
const controls = (element: Draw): ReactNode[] => [
  element('Prose', { html: written }),
  element('Field', { label: 'Name', hint: 'As on the boat.' }, element('Input', { placeholder: 'Ada' })),
  element('Field', { label: 'Words', error: 'Write some.' }, element('Textarea', { placeholder: 'Dear' })),
  element(
    'Field',
    { label: 'Boat' },
    element('Select', {}, ...['A', 'B'].map((name) => createElement('option', { key: name }, name))),
  ),
  element('Checkbox', { label: 'I can swim', hint: 'A little.' }),
  element('SearchBox', { label: 'Find', result: '1 boat' }),
  element('Slider', { 'aria-label': 'Wind' }),
  element('Table', {
    caption: 'Boats',
    columns,
    rows: [{ name: 'Ada' }],
    rowKey: ({ name }: { name: string }) => name,
  }),
  element(
    'DescriptionList.Root',
    {},
    element('DescriptionList.Item', { key: 'length', term: 'Length' }, '9 m'),
  ),
  element('Faq', { title: 'Asked', entries: [{ id: 'swim', question: 'Swim?', answer: 'Yes.' }] }),
  element('Testimonials', { title: 'Said', items: [{ quote: 'We turned back.', name: 'A crew' }] }),
  element('StatBand', { title: 'In numbers', stats: [{ value: '412', label: 'crews' }] }),
  element('Button', { disabled: true }, 'Closed'),
  element('Kbd', {}, 'Enter'),
];

/** A page of the built components: `sections`, or what browsers have rules for. Static HTML. */
export async function drawPage(kind: 'sections' | 'controls'): Promise<string> {
  const library = (await import(pathToFileURL(path.join(dist, 'index.js')).href)) as Library;
  const element: Draw = (name, props, ...children) => {
    const [whole = '', part] = name.split('.');
    const found = library[whole];
    const component = typeof found === 'object' && part !== undefined ? found[part] : found;
    if (typeof component !== 'function') throw new Error(`The library has no ${name}.`);
    return createElement(component, props, ...children);
  };
  const drawn = kind === 'sections' ? sections(element) : controls(element);
  return renderToStaticMarkup(element('Page', {}, ...drawn));
}

export const readSheet = (file: string): Promise<string> => readFile(path.join(dist, file), 'utf8');

/**
 * Every computed property of elements and their generated boxes, a line for each. They stay in the browser, where they are
 * compared: there are 100,000.
 *
 * @param selector - Of the elements.
 * @param generated - Their boxes that count too.
 */
export const look = (
  page: Page,
  selector: string,
  generated: readonly string[] = ['::before', '::after', '::placeholder'],
): Promise<JSHandle<string[]>> =>
  page.evaluateHandle(
    ([wanted, boxes]) => {
      const lines: string[] = [];
      /** No variable, and none that another one says as well; with a colour the line that it belongs to. */
      const properties = [...getComputedStyle(document.documentElement)]
        .filter((property) => !/^--|inline-|block-|-origin$/.test(property))
        .map((property) => ({ property, line: /^(border-\w+|outline)-color$/.exec(property)?.[1] }));
      const isThere = (line: string, style: CSSStyleDeclaration) =>
        style.getPropertyValue(`${line}-style`) !== 'none' &&
        style.getPropertyValue(`${line}-width`) !== '0px';
      for (const [at, element] of document.querySelectorAll(wanted).entries())
        for (const box of [undefined, ...boxes]) {
          if (box === '::placeholder' && !element.hasAttribute('placeholder')) continue;
          const style = getComputedStyle(element, box);
          const name = `${at} ${element.localName}${box ?? ''}`;
          const hasContent = box === '::before' || box === '::after';
          if (hasContent && /^(none|normal)$/.test(style.content)) {
            lines.push(`${name} content: ${style.content}`);
            continue;
          }
          for (const { property, line } of properties)
            if (line === undefined || isThere(line, style))
              lines.push(`${name} ${property}: ${style.getPropertyValue(property)}`);
        }
      return lines;
    },
    [selector, generated] as const,
  );

/** Lines of one look that the other one has not, at most 20, without those that begin or end as allowed. */
export const differences = (
  page: Page,
  now: JSHandle<string[]>,
  before: JSHandle<string[]>,
  allowed = '(?!)',
): Promise<string[]> =>
  page.evaluate(
    ([some, others, pattern]) => {
      const may = new RegExp(pattern);
      return some
        .flatMap((line, at) =>
          line === others[at] || may.test(line) ? [] : [`${line}, not ${others[at]?.split(': ')[1]}`],
        )
        .slice(0, 20);
    },
    [now, before, allowed] as const,
  );
