import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { ThemeSwitch } from './index.ts';

const element = <ThemeSwitch value="system" onValueChange={() => {}} />;

describeConformance('ThemeSwitch', element);

test('stays out of sight in server HTML, where it could do nothing', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  const root = container.firstElementChild as HTMLElement;
  expect(getComputedStyle(root).visibility).toBe('hidden');
  expect(root.offsetHeight).toBe(44);
  container.remove();
});

test('each choice has its name as text, which can be translated and found', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  const labels = [...container.querySelectorAll('label')].map((label) => label.textContent);
  expect(labels).toEqual(['As the system', 'Light', 'Dark']);
});
