import { expect, it } from 'vitest';
import { asPureConstants } from './pure-constants.ts';
import { withMarks, withoutParts } from './rewrite.ts';

const page = `import { Hero, Page } from 'ui';
import { hero, closing } from './content.ts';
export { closing, head } from './content.ts';
export default function Home() {
  const a = useA();
  return <Page a={a}><Hero {...hero}><b>x</b></Hero></Page>;
}`;

const nothing = { parts: new Set<string>(), values: {} };

it('for the server each possible part is marked, behind its own attributes, and can be rendered alone', () => {
  const text = withMarks('home', page);
  expect(text).toContain('<Hero {...hero} {...markPart("home-1")}><b {...markPart("home-2")}>x</b></Hero></Page>');
  expect(text).toContain(
    '{ "home-1": () => (<Hero {...hero} {...markPart("home-1")}><b {...markPart("home-2")}>x</b></Hero>), "home-2": () => (<b {...markPart("home-2")}>x</b>) }',
  );
});

it('for the browser a static part is only its id', () => {
  const text = withoutParts('home', page, { parts: new Set(['home-1']), values: {} });
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
  expect(withoutParts('home', `const closing = 1;\nexport { closing };`, nothing)).toMatch(/^const closing = 1;\nexport \{ \};/);
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

it('in the place of a call that makes data stands the data', () => {
  const source = `const cards = projects.map(card), wide = 3;
const icons = names.map((name) => <Icon name={name} />);`;
  expect(withMarks('a', source)).toContain('possibleValues = () => ({ cards })');
  expect(withoutParts('a', source, { parts: new Set(), values: { cards: '[{"a":1}]', icons: '[]' } })).toContain(
    `const cards = ([{"a":1}]), wide = 3;
const icons = names.map(`,
  );
});
