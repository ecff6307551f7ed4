import { expect, expectTypeOf, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { type Tier, TierCards, TierComparison, type TierComparisonProps, TierSteps } from './index.ts';
import { workshops } from './tiers.sample.ts';

describeConformance('TierCards', <TierCards title="Workshops" tiers={workshops} recommended="deep" />);
describeConformance(
  'TierComparison',
  <TierComparison
    title="Line by line"
    tiers={[{ id: 'a', title: 'A' }]}
    groups={[{ rows: [{ label: 'Coaching', values: { a: true } }] }]}
  />,
);

describeConformance(
  'TierSteps',
  <TierSteps title="Workshops" steps={[{ id: 'a', title: 'A', hours: 8, href: '#a' }]} />,
);

test('a price is settled on request or a whole amount, and every column has a value', () => {
  expectTypeOf<{ kind: 'on-demand'; amount: 1200 }>().not.toExtend<Tier['price']>();
  expectTypeOf<{ kind: 'amount'; amount: 1200 }>().not.toExtend<Tier['price']>();
  expectTypeOf<'€1,200'>().not.toExtend<Tier['price']>();
  type Values = TierComparisonProps<'a' | 'b'>['groups'][number]['rows'][number]['values'];
  expectTypeOf<{ a: true }>().not.toExtend<Values>();
  expectTypeOf<{ a: true; b: 'two' }>().toExtend<Values>();
});

test('an amount is set large, in one sentence with what it is', async () => {
  const { container } = await render(<TierCards title="Workshops" tiers={workshops} />);
  const sums = [...container.querySelectorAll('[data-part=sum]')];
  expect(sums.map(({ textContent }) => textContent)).toEqual(['€1,200', '€2,400', '€3,600']);
  for (const sum of sums) {
    expect(getComputedStyle(sum).fontSize).toBe('32px');
    expect(sum.closest('dd')?.textContent).toBe(`On Demand guide price ${sum.textContent} per participant`);
  }
});

test('without hours a card has neither tiles nor a duration', async () => {
  const tiers = workshops.map(({ hours: _told, facts: _too, features: _none, ...tier }) => tier);
  const { container } = await render(<TierCards title="Workshops" tiers={tiers} overview={false} />);
  expect(container.querySelectorAll('article')).toHaveLength(3);
  expect(container.querySelector('article svg rect')).toBeNull();
  expect(container.querySelectorAll('article dt')).toHaveLength(3);
});

test('the strip of a phone follows the focus, at every width that has one', async () => {
  const { container, rerender } = await render(<div />);
  for (const width of [320, 390, 430, 560, 660]) {
    await rerender(
      <div key={width} style={{ width }}>
        <TierCards title="Workshops" tiers={workshops} />
      </div>,
    );
    const strip = container.querySelector('article')?.parentElement as HTMLElement;
    const actions = [...strip.querySelectorAll<HTMLElement>('a[data-variant]')];
    expect(actions.length).toBe(3);
    for (const action of [...actions, ...actions.toReversed()]) {
      action.focus();
      const room = strip.getBoundingClientRect();
      await expect
        .poll(() => action.getBoundingClientRect().left - room.left, { message: `${width} px` })
        .toBeGreaterThan(0);
      await expect
        .poll(() => room.right - action.getBoundingClientRect().right, { message: `${width} px` })
        .toBeGreaterThan(0);
    }
  }
});

test('in columns on a phone, the text of a row begins where its rule does, unless it is on a fill', async () => {
  const table = (recommended?: 'a') => (
    <div style={{ width: 390 }}>
      <TierComparison
        title="Line by line"
        tiers={[
          { id: 'a', title: 'A' },
          { id: 'b', title: 'B' },
        ]}
        groups={[{ rows: [{ label: 'Coaching', values: { a: 'one', b: 'two' } }] }]}
        {...(recommended && { recommended })}
      />
    </div>
  );
  const { container, getByText, rerender } = await render(table());
  const insets = () => {
    const rule = (container.querySelector('tbody tr') as Element).getBoundingClientRect().left;
    return ['Coaching', 'one'].map((text) => {
      const cell = getByText(text).element().closest('th, td') as Element;
      return cell.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(cell).paddingLeft) - rule;
    });
  };
  expect(insets()).toEqual([0, 0]);
  await rerender(table('a'));
  expect(insets()).toEqual([0, 8]);
});
