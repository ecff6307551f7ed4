import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { BeforeAfter } from './index.ts';

const picture = (name: string) => (
  <svg viewBox="0 0 320 200" role="img" aria-label={name} style={{ display: 'block', width: '100%' }} />
);

const comparison = (
  <BeforeAfter
    label="Before and after"
    beforeLabel="Before"
    afterLabel="After"
    before={picture('A long form')}
    after={picture('One question')}
  />
);

describeConformance('BeforeAfter', comparison);

test('the line stands under the pointer', async () => {
  const { container } = await render(<div style={{ width: '400px' }}>{comparison}</div>);
  const slider = container.querySelector('input') as HTMLInputElement;
  await userEvent.click(slider, { position: { x: 120, y: 60 } });
  const line = container.querySelector('[data-part=line]')?.getBoundingClientRect() ?? new DOMRect();
  const knob = container.querySelector('[data-part=line] > span')?.getBoundingClientRect() ?? new DOMRect();
  const { left } = slider.getBoundingClientRect();
  expect(Math.abs(line.left + 1 - left - 120)).toBeLessThan(4);
  expect(knob.left + knob.width / 2).toBeCloseTo(line.left + 1);
});

test('keys move the line, and its value is read', async () => {
  const { container } = await render(comparison);
  const slider = container.querySelector('input') as HTMLInputElement;
  slider.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(slider.getAttribute('aria-valuetext')).toBe('Before 51%');
  await userEvent.keyboard('{Home}');
  expect(slider.getAttribute('aria-valuetext')).toBe('Before 0%');
});

test('both pictures have the same size, wherever the line is', async () => {
  const { container } = await render(<div style={{ width: '400px' }}>{comparison}</div>);
  const [after, before] = [...container.querySelectorAll('[role=img]')].map((each) =>
    each.getBoundingClientRect(),
  );
  expect(before?.width).toBeCloseTo(after?.width ?? 0);
  expect(before?.left).toBeCloseTo(after?.left ?? 0);
});
