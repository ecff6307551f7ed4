import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { CtaLine, type CtaLineProps } from './index.ts';

const call = { href: '/contact', label: 'Book Discovery Call' };
const work = { href: '/portfolio', label: 'View Case Studies' };
const contacts = [{ term: 'Call Direct', value: '+49 69 90009 137', href: 'tel:+496990009137' }] as const;

describeConformance('CtaLine', <CtaLine title="Ask" actions={[call]} />);
describeConformance(
  'CtaLine, with contacts',
  <CtaLine title="Ask" actions={[call, work]} contacts={contacts} />,
);

test('a channel is read before its address, in one link', async () => {
  const screen = await render(<CtaLine title="Ask" actions={[call]} contacts={contacts} />);
  await expect
    .element(screen.getByRole('link', { name: 'Call Direct +49 69 90009 137' }))
    .toHaveAttribute('href', 'tel:+496990009137');
});

test('a line asks for one thing or two', () => {
  // @ts-expect-error: without an action it asks for nothing
  const none: CtaLineProps['actions'] = [];
  // @ts-expect-error: three are no decision
  const three: CtaLineProps['actions'] = [call, work, call];
  expect([none, three]).toHaveLength(2);
});
