import { describe, expect, it } from 'vitest';
import { possibleParts } from './find-parts.ts';

const found = (body: string, before = '') =>
  textsOf(`${before}\nexport default function Home({ subject }) {\n${body}\n}`);

function textsOf(source: string): string[] {
  return possibleParts('home', source).map(({ start, end }) => source.slice(start, end));
}

describe('possible parts of a page', () => {
  it('are the elements whose names all stand outside of the component', () => {
    expect(
      found(
        'const form = useForm();\nreturn <Page><Hero {...hero} /><Form {...form} /><Faq items={faq.items} /></Page>;',
      ),
    ).toEqual(['<Hero {...hero} />', '<Faq items={faq.items} />']);
  });

  it('are a whole page with all that is in it, the outer ones first', () => {
    expect(found('return <Page><Hero title="a" /></Page>;')).toEqual([
      '<Page><Hero title="a" /></Page>',
      '<Hero title="a" />',
    ]);
  });

  it('have ids by page and place, and know where an attribute fits', () => {
    const source = 'export default function A() { const x = 1; return <Page x={x}><B /><C>c</C></Page>; }';
    const parts = possibleParts('a', source);
    expect(parts.map(({ id }) => id)).toEqual(['a-1', 'a-2']);
    expect(parts.map(({ attributesEnd }) => source.slice(attributesEnd, attributesEnd + 2))).toEqual([
      '/>',
      '>c',
    ]);
  });

  it.each([
    ['a prop of the page', '<Hero title={subject.title} />'],
    ['a name of the component, deep inside', '<Hero action={() => ({ a: [local] })} />'],
    ['a name in short', '<Hero {...{ local }} />'],
    ['a component that is made inside', '<Local.Part />'],
    ['what React is asked', '<Hero title={useTitle()} />'],
    ['a condition', '{open && <Hero />}'],
    ['a list', '{items.map((item) => <Hero key={item} />)}'],
    ['a prop that is an element', '<Local figure={<Hero />} />'],
    ['what is given handlers', '<Local asChild><Hero /></Local>'],
  ])('are not: %s', (_, element) => {
    expect(
      found(`const local = use(a);\nconst Local = pick();\nreturn <Page x={local}>${element}</Page>;`),
    ).toEqual([]);
  });

  it('may have names after a dot or of attributes that the component has, too', () => {
    expect(
      found('const title = 1;\nreturn <Page x={title}><Hero title={hero.title} {...{ title: 2 }} /></Page>;'),
    ).toEqual(['<Hero title={hero.title} {...{ title: 2 }} />']);
  });

  it('are none where a component returns in several places, or is none', () => {
    expect(found('if (a) return <Hero />;\nreturn <Other />;')).toEqual([]);
    expect(textsOf('export const Home = () => <Hero />;')).toEqual([]);
  });

  it('are found although a function within returns, too', () => {
    expect(
      found('const press = () => { return 1; };\nreturn <Page onClick={press}><Hero /></Page>;'),
    ).toEqual(['<Hero />']);
  });
});
