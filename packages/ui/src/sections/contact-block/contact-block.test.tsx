import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { ContactBlock } from './index.ts';

const rows = [{ term: 'E-mail', value: 'hello@example.com', href: 'mailto:hello@example.com' }] as const;
const action = { href: '/contact', label: 'Start Your Project' };

describeConformance(
  'ContactBlock',
  <ContactBlock
    title="Talk to us"
    text="Soon."
    action={action}
    rows={rows}
    address={{ term: 'Office', lines: ['Eisvogelweg 12', '60314 Frankfurt am Main'] }}
  />,
);

describeConformance(
  'ContactBlock, with a person',
  <ContactBlock
    title="Talk to us"
    action={action}
    rows={rows}
    person={{ name: 'Ada', position: 'Designer', portrait: { seed: 3 } }}
  />,
);

test('the address is one element with a line for each of its parts', async () => {
  const { container } = await render(
    <ContactBlock
      title="Talk"
      action={action}
      rows={rows}
      address={{ term: 'Office', lines: ['A 1', 'B'] }}
    />,
  );
  const lines = [...(container.querySelector('address')?.children ?? [])];
  expect(lines.map(({ textContent }) => textContent)).toEqual(['A 1', 'B']);
  const [first, second] = lines.map((line) => line.getBoundingClientRect());
  expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Number.POSITIVE_INFINITY);
});

test('without address or rows nothing is drawn in their place', async () => {
  const { container } = await render(<ContactBlock title="Talk" action={action} rows={[]} />);
  expect(container.querySelector('address, ul, figure')).toBeNull();
  expect(container.querySelectorAll('a')).toHaveLength(1);
});
