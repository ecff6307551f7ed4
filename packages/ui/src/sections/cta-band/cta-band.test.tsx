import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { CtaBand, type CtaBandProps, type CtaTone } from './index.ts';

const call = { href: '/contact', label: 'Book Discovery Call' };
const work = { href: '/portfolio', label: 'View Case Studies' };
const contacts = [{ term: 'Call Direct', value: '+49 69 90009 137', href: 'tel:+496990009137' }] as const;

describeConformance('CtaBand', <CtaBand title="Ask" actions={[call]} />);
describeConformance(
  'CtaBand, with everything',
  <CtaBand
    tone="secondary"
    title="Ask"
    text="Now."
    actions={[call, work]}
    contacts={contacts}
    figure="strands"
  />,
);

test.each<[CtaTone, string]>([
  ['inverse', 'highlight'],
  ['primary', 'on-accent'],
  ['secondary', 'highlight'],
  ['raised', 'primary'],
])('on %s the first action is %s, the second outlined', async (tone, variant) => {
  const screen = await render(<CtaBand tone={tone} title="Ask" actions={[call, work]} />);
  const looks = screen
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('data-variant'));
  expect(looks).toEqual([variant, 'outline']);
});

test('without figure and contacts nothing is drawn in their place', async () => {
  const { container } = await render(<CtaBand title="Ask" actions={[call]} contacts={[]} />);
  expect(container.querySelector('[data-part="figure"]')).toBeNull();
  expect(container.querySelector('ul')).toBeNull();
});

test('a band asks for one thing or two', () => {
  // @ts-expect-error: without an action it asks for nothing
  const none: CtaBandProps['actions'] = [];
  // @ts-expect-error: three are no decision
  const three: CtaBandProps['actions'] = [call, work, call];
  // @ts-expect-error: highlight is for emphasis, not for bands
  const tone: CtaBandProps['tone'] = 'highlight';
  expect([none, three, tone]).toHaveLength(3);
});

test('a note stands below the actions', async () => {
  const screen = await render(<CtaBand title="Ask" note="Free." actions={[call]} />);
  const bottom = screen.getByRole('link').element().getBoundingClientRect().bottom;
  expect(screen.getByText('Free.').element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
});
