import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { OptionRows } from './index.ts';

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
];
const element = <OptionRows name="q1" legend="Which?" options={options} defaultValue="b" />;

describeConformance('OptionRows', element);

test('works in server HTML: radio buttons that a form sends, and no caps for keys that do nothing yet', () => {
  const form = document.createElement('form');
  form.innerHTML = renderToString(element);
  document.body.append(form);
  expect(new FormData(form).get('q1')).toBe('b');
  const caps = form.querySelectorAll('label > span[aria-hidden]');
  expect(caps).toHaveLength(options.length);
  for (const cap of caps) {
    expect(getComputedStyle(cap).visibility).toBe('hidden');
  }
  form.remove();
});

test('the chosen row shows the ring as any other', async () => {
  const { getByRole } = await render(element);
  const ringOf = (name: string) => {
    const row = getByRole('radio', { name }).element().closest('label') as HTMLElement;
    return getComputedStyle(row).boxShadow.split(/,(?![^(]*\))/).length;
  };
  await userEvent.keyboard('{Tab}');
  await expect.element(getByRole('radio', { name: 'Second' })).toHaveFocus();
  expect(ringOf('Second')).toBe(3);
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(getByRole('radio', { name: 'First' })).toBeChecked();
  expect(ringOf('First')).toBe(3);
  expect(ringOf('Second')).toBe(1);
});
