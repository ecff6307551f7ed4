import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
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
