import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { Field } from '../field/index.ts';
import { Slider } from './index.ts';

describeConformance('Slider', <Slider aria-label="Cells" />, { root: 'input' });

test('in server HTML it is whole, and only the written number waits for scripts', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(
    <Field label="Cells" required>
      <Slider min={60} max={600} step={20} defaultValue={260} name="cells" />
    </Field>,
  );
  const input = container.querySelector('input');
  expect(input?.valueAsNumber).toBe(260);
  expect(input?.labels?.[0]?.textContent).toBe('Cells');
  expect(input?.required).toBe(false);
  input?.stepUp();
  expect(input?.valueAsNumber).toBe(280);
  const written = container.querySelector<HTMLElement>('[aria-hidden]');
  expect(written && getComputedStyle(written).visibility).toBe('hidden');
  container.remove();
});
