import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { seatMap } from '../../media/device-frame/phone-screens.sample.ts';
import { comparison, decisions, funding, outcome, seats } from './case-cover.sample.ts';
import { CaseComparison, CaseCover, CaseDetails, CaseOutcome } from './index.ts';

describeConformance('CaseCover', <CaseCover {...seats} />);
describeConformance('CaseCover, words only', <CaseCover title="Branding tool" />);
describeConformance('CaseDetails', <CaseDetails {...decisions} />);
describeConformance('CaseComparison', <CaseComparison {...comparison} />);
describeConformance('CaseOutcome', <CaseOutcome {...outcome} />);

test('only a cover that leads somewhere is a link, and its heading is of its level', async () => {
  const screen = await render(<CaseCover {...funding} />);
  expect(screen.container.querySelector('a')).toBeNull();
  await screen.rerender(<CaseCover {...funding} headingLevel={2} href="#next" />);
  const heading = screen.getByRole('heading', { level: 2 });
  await expect.element(heading.getByRole('link', { name: funding.title })).toHaveAttribute('href', '#next');
});

test('the screen waits, unless it is in view when the page opens', async () => {
  const { container, rerender } = await render(<CaseCover {...seats} />);
  expect(container.querySelector('img')?.loading).toBe('lazy');
  await rerender(<CaseCover {...seats} loading="eager" />);
  expect(container.querySelector('img')?.loading).toBe('eager');
});

test('without a number the first outcome takes its place, and nothing says how it was measured', async () => {
  const { proof: _, ...unproven } = outcome;
  const { container } = await render(<CaseOutcome {...unproven} />);
  expect(container.querySelector('[data-part=proof]')?.textContent).toBe(outcome.outcomes[0]);
  expect(container.querySelectorAll('li')).toHaveLength(outcome.outcomes.length - 1);
  expect(container.querySelector('[data-part=measured]')).toBeNull();
});

test('without decisions only the heading is there', async () => {
  const { container } = await render(<CaseDetails title="Key decisions" items={[]} />);
  expect(container.textContent).toBe('Key decisions');
});

test('a decision without a sketch has its sentence alone', async () => {
  const { container } = await render(<CaseDetails {...decisions} />);
  const entries = [...container.querySelectorAll('li')];
  const sketches = entries.map((entry) => entry.querySelectorAll('[data-struck]').length);
  expect(sketches).toEqual([1, 1, 0]);
});

test('of a phone that is compared, the words before stand before it and those after behind it', async () => {
  const { container } = await render(
    <div style={{ width: '1280px' }}>
      <CaseComparison {...comparison} after={{ device: 'phone', image: seatMap }} />
    </div>,
  );
  const [before, after] = [...container.querySelectorAll('figcaption span')].map((words) =>
    words.getBoundingClientRect(),
  );
  const phone = container.querySelector('figure > div')?.getBoundingClientRect() as DOMRect;
  expect(before?.right).toBeLessThan(phone.left);
  expect(after?.left).toBeGreaterThan(phone.right);
  expect(phone.left + phone.width / 2).toBeCloseTo(640, 0);
});
