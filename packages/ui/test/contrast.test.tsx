import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Text } from '../src/primitives/text/index.ts';
import { emulateMedia } from './emulate-media.ts';

afterEach(() => emulateMedia({}));

test('whoever asks for more contrast reads soft text as strong as any other', async () => {
  const screen = await render(
    <>
      <Text tone="soft">Soft</Text>
      <Text>Body</Text>
      <hr className="lali:border-line" />
      <hr className="lali:border-control" />
    </>,
  );
  const colour = (text: string) => getComputedStyle(screen.getByText(text, { exact: true }).element()).color;
  const rules = () =>
    [...screen.container.querySelectorAll('hr')].map((rule) => getComputedStyle(rule).borderTopColor);
  const [line, control] = rules();
  expect(line).not.toBe(control);
  expect(colour('Soft')).not.toBe(colour('Body'));
  emulateMedia({ 'prefers-contrast': 'more' });
  expect(colour('Soft')).toBe(colour('Body'));
  expect(rules()).toEqual([control, control]);
});
