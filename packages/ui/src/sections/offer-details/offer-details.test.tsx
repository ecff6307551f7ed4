import { expect, expectTypeOf, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { sample } from './offer-details.samples.ts';
import { OfferDetails, type OfferList } from './offer-details.tsx';

describeConformance('OfferDetails', <OfferDetails {...sample} />);

test('outcomes are an ordered list, what is included is not', async () => {
  const screen = await render(<OfferDetails {...sample} />);
  expect(screen.container.querySelectorAll('ol')).toHaveLength(1);
  expect(screen.container.querySelector('ol')?.textContent).toContain('A clickable prototype');
  expect(screen.container.querySelector('ul')?.textContent).toContain('Workbook');
});

test('without facts, lists and action only the heading is drawn', async () => {
  const screen = await render(<OfferDetails title="Nothing yet" facts={[]} lists={[]} />);
  expect(screen.container.querySelector('dl, ul, ol, a, svg')).toBeNull();
  await expect.element(screen.getByRole('heading', { name: 'Nothing yet' })).toBeVisible();
});

test('a list looks one of two ways', () => {
  expectTypeOf<'steps'>().not.toExtend<OfferList['look']>();
  // @ts-expect-error a list has a title
  const nameless: OfferList = { items: [] };
  expect(nameless.items).toEqual([]);
});
