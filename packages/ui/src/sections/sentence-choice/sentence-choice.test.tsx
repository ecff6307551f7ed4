import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { SentenceChoice } from './index.ts';

const one = { sentence: '“We are stuck.”', href: '#one', name: 'A method', text: 'It begins anew.' };

describeConformance(
  'SentenceChoice',
  <SentenceChoice title="Which method?" lead="Choose a sentence." sentences={[one]} />,
);

test('the link is the whole row, and says where it leads', async () => {
  const screen = await render(<SentenceChoice title="Which method?" sentences={[one]} />);
  const link = screen.getByRole('link', { name: /We are stuck.*A method.*It begins anew/ }).element();
  const row = screen.getByRole('listitem').element();
  expect(link.getBoundingClientRect().width).toBeGreaterThanOrEqual(row.getBoundingClientRect().width);
});
