import { expect, expectTypeOf, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { reasons } from './feature-list.samples.ts';
import { type Feature, FeatureList, type FeatureListProps } from './index.ts';

const items = [
  { title: 'Research', text: 'Before anything is drawn.', points: ['Interviews', 'Journeys'] },
  { title: 'Testing', text: 'With five people.', href: '/testing' },
];

describeConformance('FeatureList', <FeatureList title="Areas" items={items} />);
describeConformance('FeatureList, ledger', <FeatureList title="Areas" layout="ledger" items={items} />);

test('the ledger is an ordered list, rows are one only with numerals', async () => {
  const { container, rerender } = await render(<FeatureList title="Areas" layout="ledger" items={items} />);
  expect(container.querySelectorAll('ol')).toHaveLength(1);
  await rerender(<FeatureList title="Areas" items={items} />);
  expect(container.querySelectorAll('ol')).toHaveLength(0);
  await rerender(<FeatureList title="Areas" items={items} numbered />);
  expect(container.querySelectorAll('ol')).toHaveLength(1);
  await rerender(<FeatureList title="Areas" layout="ledger" numbered={false} items={items} />);
  expect(container.querySelectorAll('ol')).toHaveLength(0);
  expect(container.querySelectorAll('[aria-hidden=true]:not(svg)')).toHaveLength(2);
});

test('a link is named by its title alone, and its target is the entry', async () => {
  const { getByRole } = await render(
    <div style={{ width: 900 }}>
      <FeatureList title="Areas" items={items} />
    </div>,
  );
  const link = getByRole('link', { name: 'Testing', exact: true }).element();
  const entry = link.closest('li') as HTMLElement;
  const { left, bottom } = entry.getBoundingClientRect();
  expect(document.elementFromPoint(left + 4, bottom - 6)).toBe(link);
});

test('an icon replaces the numeral', async () => {
  const icon = <svg data-testid="icon" />;
  const marked = items.map((item) => ({ ...item, icon }));
  const { container, rerender } = await render(<FeatureList title="Areas" items={marked} />);
  expect(container.querySelectorAll('ul > li > [aria-hidden=true] > [data-testid=icon]')).toHaveLength(2);
  await rerender(<FeatureList title="Areas" layout="ledger" items={marked} />);
  expect(container.querySelectorAll('ol > li > [aria-hidden=true]')).toHaveLength(2);
  expect(container.querySelector('ol > li > [aria-hidden=true]')?.textContent).toBe('');
});

test('an unknown layout is a type error', () => {
  // @ts-expect-error there are three layouts, and cards are none of them
  const element = <FeatureList title="Areas" layout="cards" items={items} />;
  expect(element.props.layout).toBe('cards');
  expectTypeOf<FeatureListProps['layout']>().toEqualTypeOf<'ledger' | 'rows' | 'statements' | undefined>();
});

test('statements are larger than their heading, and what is drawn stands above them unread', async () => {
  const drawn = [
    { ...reasons[0], drawing: <svg aria-hidden="true" viewBox="0 0 10 1" /> },
    reasons[1],
  ] as Feature[];
  const { container } = await render(
    <FeatureList title="Reasons" layout="statements" numbered items={drawn} />,
  );
  const sizeOf = (tag: string) =>
    Number.parseFloat(getComputedStyle(container.querySelector(tag) as Element).fontSize);
  expect(sizeOf('h3')).toBeGreaterThan(sizeOf('h2'));
  const drawing = container.querySelector('[data-part=drawing]') as Element;
  expect(drawing.getAttribute('aria-hidden')).toBe('true');
  const title = container.querySelector('h3') as Element;
  expect(drawing.getBoundingClientRect().bottom).toBeLessThan(title.getBoundingClientRect().top);
  const marks = [...container.querySelectorAll('h3 [aria-hidden]')].map((mark) => mark.textContent);
  expect(marks).toEqual(['2']);
});

test('a statement without a text has no empty paragraph', async () => {
  const { container } = await render(
    <FeatureList title="Outcomes" layout="statements" items={[{ title: 'A tested idea', text: '' }]} />,
  );
  expect(container.querySelectorAll('li p')).toHaveLength(0);
});
