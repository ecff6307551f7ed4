import { expect, it } from 'vitest';
import { alwaysInHtml } from './in-html.ts';
import { asPureConstants } from './pure-constants.ts';
import { withMarks, withoutParts } from './rewrite.ts';

const page = `import { Hero, Page } from 'ui';
import { hero, closing } from './content.ts';
export { closing, head } from './content.ts';
export default function Home() {
  const a = useA();
  return <Page a={a}><Hero {...hero}><b>x</b></Hero></Page>;
}`;

const nothing = { parts: new Set<string>() };

it('for the server each possible part is marked, behind its own attributes, and can be rendered alone', () => {
  const text = withMarks('home', page);
  expect(text).toContain(
    '<Hero {...hero} {...markPart("home-1")}><b {...markPart("home-2")}>x</b></Hero></Page>',
  );
  expect(text).toContain(
    '{ "home-1": () => (<Hero {...hero} {...markPart("home-1")}><b {...markPart("home-2")}>x</b></Hero>), "home-2": () => (<b {...markPart("home-2")}>x</b>) }',
  );
});

it('for the browser a static part is only its id', () => {
  const text = withoutParts('home', page, { parts: new Set(['home-1']) });
  expect(text).toContain('<Page a={a}><StaticPart id="home-1" /></Page>');
  expect(text).toContain('export const parts = ["home-1"]');
});

it('a page without static parts stays, but for its closing words', () => {
  const text = withoutParts('home', page, nothing);
  expect(text).toContain('<Hero {...hero}><b>x</b></Hero>');
  expect(text).not.toContain('StaticPart');
});

it('of its closing words a page in the browser only says that it has some', () => {
  const text = withoutParts('home', page, nothing);
  expect(text).toContain(`export { head } from './content.ts';`);
  expect(text).toContain('export { isClosed as closing }');
  expect(withoutParts('home', `const closing = 1;\nexport { closing };`, nothing)).toMatch(
    /^const closing = 1;\n\n/,
  );
});

it('a constant that takes a call to make can be left out; functions and plain values stay as they are', () => {
  const text = asPureConstants(`export const a = list.map(f) as const;
const b = { c: \`\${d}\` }, e = 1, g = () => call();
const files = import.meta.glob('./*.ts');
export default function h() { const i = call(); }`);
  expect(text).toBe(`export const a = /* @__PURE__ */ (() => (list.map(f) as const))();
const b = /* @__PURE__ */ (() => ({ c: \`\${d}\` }))(), e = 1, g = () => call();
const files = import.meta.glob('./*.ts');
export default function h() { const i = call(); }`);
});

const listing = `import { hero } from './content.ts';
const cards = projects.map(card), wide = 3;
const icons = names.map((name) => <Icon name={name} />);
export default function List() {
  const own = useOwn();
  return <Page title={own.title}>{own.map((hero2) => <Hero own={own} {...hero.words} a={hero2} />)}</Page>;
}`;

it('values that may be data are constants without elements, and what is handed to components', () => {
  expect(withMarks('a', listing)).toContain(
    'possibleValues = [() => (projects.map(card)), () => (hero.words)]',
  );
});

it('in the place of a value that is data stands the data', () => {
  const text = withoutParts('a', listing, { parts: new Set(), values: ['[{"a":1}]', null] });
  expect(text).toContain('const cards = ([{"a":1}]), wide = 3;\nconst icons = names.map(');
  expect(text).toContain('{...hero.words}');
  expect(withoutParts('a', listing, { parts: new Set(), values: [null, '{"b":2}'] })).toContain(
    '{...({"b":2})}',
  );
});

it('a value within a static part is left out with it', () => {
  const source = 'export default function A() {\n  return <Hero {...hero} />;\n}';
  expect(withoutParts('a', source, { parts: new Set(['a-1']), values: ['{}'] })).toContain(
    'return <StaticPart id="a-1" />;',
  );
});

it('a head from elsewhere is written down where it is data', () => {
  expect(withMarks('home', page)).toContain("import { head as headOfPage } from './content.ts';");
  const text = withoutParts('home', page, { parts: new Set(), head: '{"title":"a"}' });
  expect(text).toContain('const headOfPage = {"title":"a"};\nexport { headOfPage as head };');
  expect(text).not.toContain('export { head }');
});

it('what is drawn only where there is no HTML is not imported in the browser', () => {
  expect(
    alwaysInHtml(
      `import { inHtml } from '../parts/in-html.ts';
import { Wordmark } from 'ui';
import { StaticPart, type Kind } from './static-part.tsx';
const kind: Kind = inHtml && a() ? 1 : 2;
export const Mark = (props) => (inHtml ? <StaticPart id="a" /> : <Wordmark {...props} />);`,
      'mark.tsx',
    ),
  ).toBe(`

import { StaticPart, type Kind } from './static-part.tsx';
const kind: Kind = (a()) ? 1 : 2;
export const Mark = (props) => ((<StaticPart id="a" />));`);
  expect(
    alwaysInHtml(`import { a, type B } from 'a';\nexport const c: B = inHtml ? (1 as B) : a;`, 'a.ts'),
  ).toBe('\nexport const c: B = ((1 as B));');
  expect(
    alwaysInHtml(
      `import { Late } from './late.ts';\nimport(f).then((m) => m.Late, inHtml ? 1 : Late);`,
      'a.ts',
    ),
  ).toBe('\nimport(f).then((m) => m.Late, (1));');
  expect(alwaysInHtml(`import { a } from 'a';`, 'a.ts')).toBe(`import { a } from 'a';`);
  expect(() => alwaysInHtml(`import { inHtml } from 'a';\nif (!inHtml) b();`, 'a.ts')).toThrow('a.ts asks');
});
