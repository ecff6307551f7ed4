import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { DescriptionList } from './index.ts';

describeConformance(
  'DescriptionList.Root',
  <DescriptionList.Root>
    <DescriptionList.Item term="Length">Two days</DescriptionList.Item>
  </DescriptionList.Root>,
);
describeConformance(
  'DescriptionList.Item',
  (props) => (
    <DescriptionList.Root layout="beside" weight="term">
      <DescriptionList.Item term="Length" {...(props as object)}>
        Two days
      </DescriptionList.Item>
    </DescriptionList.Root>
  ),
  { root: 'dl > div' },
);

test.each(['ends', 'beside', 'stacked'] as const)('%s: each term is tied to its value', async (layout) => {
  const { container } = await render(
    <DescriptionList.Root layout={layout}>
      <DescriptionList.Item term="Length">Two days</DescriptionList.Item>
      <DescriptionList.Item term="People">Eight</DescriptionList.Item>
    </DescriptionList.Root>,
  );
  const pairs = [...container.querySelectorAll('dl > div')].map(({ children }) =>
    [...children].map(({ tagName, textContent }) => `${tagName} ${textContent}`),
  );
  expect(pairs).toEqual([
    ['DT Length', 'DD Two days'],
    ['DT People', 'DD Eight'],
  ]);
});

test.each([
  [1200, true],
  [320, false],
])('at %i px two columns are beside each other: %s', async (width, beside) => {
  const { container } = await render(
    <div style={{ inlineSize: width }}>
      <DescriptionList.Root columns={2}>
        <DescriptionList.Item term="Length">Two days</DescriptionList.Item>
        <DescriptionList.Item term="People">Eight</DescriptionList.Item>
        <DescriptionList.Item term="Place">Yours</DescriptionList.Item>
      </DescriptionList.Root>
    </div>,
  );
  const [first, second, third] = [...container.querySelectorAll('dl > div')].map((item) =>
    item.getBoundingClientRect(),
  );
  expect(first?.top === second?.top).toBe(beside);
  // Never three.
  expect(third?.top).toBeGreaterThan(first?.top ?? 0);
});
