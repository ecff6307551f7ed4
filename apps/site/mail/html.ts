import { color, font } from '@laliaflia/ui/tokens';
import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Fragment, createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '../content/site.ts';
import type { Content, Fact } from './content.ts';

/* Without JSX: the server runs this file as it is. Light stands in the elements, which every program understands; dark in
   a style sheet, for those that ask for it. */

/** What a class is coloured with, by theme. */
const colours = {
  ground: { backgroundColor: color.page },
  card: { backgroundColor: color.surface, borderColor: color.line },
  ink: { color: color.text },
  muted: { color: color['text-soft'] },
  link: { color: color['primary-text'] },
  button: { backgroundColor: color['primary-solid'], color: color['on-primary'] },
} as const;
type Colour = keyof typeof colours;

function coloured(name: Colour, style: Record<string, string | number> = {}) {
  const light = Object.entries(colours[name]).map(([property, value]) => [property, value.light]);
  return { className: name, style: { ...style, ...Object.fromEntries(light) } };
}

/** Body gives its class to <body> and its style to a cell inside. */
const selectors: Readonly<Record<string, string>> = { ground: '.ground,.ground>table>tbody>tr>td' };

const dark = Object.entries(colours)
  .map(([name, properties]) => {
    const rules = Object.entries(properties).map(
      ([property, value]) => `${kebab(property)}:${value.dark}!important`,
    );
    return `${selectors[name] ?? `.${name}`}{${rules.join(';')}}`;
  })
  .join('');

function kebab(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Mails load no fonts: the first is there only for who has it installed. */
const familyOf = ({ families }: { families: readonly string[] }) => `'${families[0]}', Arial, sans-serif`;
const headingFont = { fontFamily: familyOf(font.display) };
const text = { fontFamily: familyOf(font.text), fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' };
const small = { ...text, fontSize: '14px', lineHeight: '20px', margin: '0 0 8px' };
/** Of what stands above and below the card, so that it begins where the text inside begins. */
const inset = '0 25px';
const underlined = { textDecoration: 'underline' };
const button = coloured('button', {
  ...text,
  display: 'inline-block',
  borderRadius: '8px',
  fontWeight: 600,
  margin: 0,
  padding: '14px 22px',
  textDecoration: 'none',
});
/** A word of any length stays within the card. */
const breaking = { overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;

export function toHtml(content: Content): string {
  return `<!doctype html>${renderToStaticMarkup(page(content))}`;
}

function page({ title, intro, action, facts, passages, notes, other, imprint, link }: Content): ReactNode {
  return h(
    Html,
    { lang: site.language },
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('title', null, title),
      h('style', null, `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${dark}}`),
    ),
    h(
      Body,
      coloured('ground', { margin: 0, padding: '32px 12px' }),
      h(
        Container,
        { style: { maxWidth: '600px' } },
        h(
          Text,
          coloured('ink', { ...text, ...headingFont, fontSize: '20px', fontWeight: 640, padding: inset }),
          site.brand,
        ),
        h(
          Section,
          coloured('card', { border: '1px solid', borderRadius: '12px', padding: '28px 24px 12px' }),
          h(
            Heading,
            coloured('ink', {
              ...text,
              ...breaking,
              ...headingFont,
              fontSize: '24px',
              lineHeight: '30px',
            }),
            title,
          ),
          intro && h(Text, coloured('ink', text), intro),
          action &&
            h(
              Text,
              { style: { margin: '0 0 16px' } },
              h(Link, { href: action.href, ...button }, action.label),
            ),
          facts.map((fact) => h(Fragment, { key: fact.label }, factOf(fact))),
          passages.map((passage) => h(Fragment, { key: passage.label }, factOf(passage))),
        ),
        h(
          Section,
          { style: { padding: inset, paddingTop: '20px' } },
          notes.map((note) => h(Text, { key: note, ...coloured('muted', small) }, note)),
          other &&
            h(
              Text,
              coloured('muted', small),
              h(Link, { href: other.href, ...coloured('link', underlined) }, other.label),
            ),
          imprint && h(Text, coloured('muted', small), imprint),
          link &&
            h(Link, { href: link, ...coloured('link', { ...small, ...underlined }) }, new URL(link).host),
        ),
      ),
    ),
  );
}

function factOf({ label, value }: Fact): ReactNode {
  const lines = value.split('\n').flatMap((line, i) => (i === 0 ? [line] : [h('br', { key: i }), line]));
  return h(
    Fragment,
    null,
    h(Text, coloured('muted', { ...small, margin: 0 }), label),
    h(Text, coloured('ink', { ...text, ...breaking }), lines),
  );
}
