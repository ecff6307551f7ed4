import { expect, expectTypeOf, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { Prose } from '../prose/index.ts';
import { Kbd, type KbdProps } from './index.ts';

describeConformance('Kbd', <Kbd>Escape</Kbd>);
describeConformance('Kbd, a combination', <Kbd keys={['Shift', 'Tab']} />);

test('a combination is a key of keys, and copied with a plus', async () => {
  const { container } = await render(<Kbd keys={['Ctrl', 'Shift', 'S']} />);
  expect(container.textContent).toBe('Ctrl+Shift+S');
  expect(container.querySelectorAll('kbd > kbd')).toHaveLength(3);
});

test('it is either one key or several', () => {
  expectTypeOf<{ children: 'Tab' }>().toExtend<KbdProps>();
  expectTypeOf<{ keys: ['Shift', 'Tab'] }>().toExtend<KbdProps>();
  expectTypeOf<{ keys: ['Tab'] }>().not.toExtend<KbdProps>();
  expectTypeOf<{ keys: ['Shift', 'Tab']; children: 'Tab' }>().not.toExtend<KbdProps>();
});

test('plain keys in Prose look the same, alone and together', async () => {
  const { container } = await render(
    <Prose>
      <p>
        <Kbd>3</Kbd> <Kbd keys={['Shift', 'Tab']} />
      </p>
      <p>
        <kbd>3</kbd>{' '}
        <kbd>
          <kbd>Shift</kbd>+<kbd>Tab</kbd>
        </kbd>
      </p>
    </Prose>,
  );
  const looks = [...container.querySelectorAll('p')].map((line) =>
    [...line.querySelectorAll('kbd')].map((key) => {
      const { borderTopWidth, borderBottomWidth, fontFamily, fontSize, fontWeight, width } =
        getComputedStyle(key);
      return { borderTopWidth, borderBottomWidth, fontFamily, fontSize, fontWeight, width };
    }),
  );
  expect(looks[0]).toHaveLength(4);
  expect(looks[1]).toEqual(looks[0]);
  expect(looks[0]?.[1]?.borderTopWidth).toBe('0px');
});
