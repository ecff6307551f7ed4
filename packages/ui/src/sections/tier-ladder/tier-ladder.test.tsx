import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { type LadderStep, TierLadder } from './index.ts';

const one: LadderStep = {
  title: 'Ignite Day',
  href: '#ignite',
  hours: 8,
  price: { text: 'Guide price', amount: '€1,200' },
  facts: ['up to 20 people'],
};

describeConformance(
  'TierLadder',
  <TierLadder
    title="Bring one problem"
    lead="In one to three days."
    steps={[one]}
    caption="A tile is an hour."
  />,
);

test('a step is one link with everything that stands on it', async () => {
  const screen = await render(<TierLadder title="Bring one problem" steps={[one]} />);
  const link = screen.getByRole('link', { name: /Ignite Day.*Guide price €1,200.*20 people/ }).element();
  const step = screen.getByRole('listitem').element();
  expect(link.getBoundingClientRect().height).toBeCloseTo(step.getBoundingClientRect().height, 0);
  expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test('the drawing of an offer of many days ends at ten rows, and that of none is empty', async () => {
  const many = await render(
    <TierLadder
      title="Bring one problem"
      steps={[
        { ...one, hours: 0 },
        { ...one, title: 'A year', hours: 1700 },
      ]}
    />,
  );
  const drawn = [...many.container.querySelectorAll('svg.lali-hour-stack')];
  expect(drawn.map((drawing) => drawing.querySelectorAll('rect').length)).toEqual([0, 80]);
});
