import { renderToString } from 'react-dom/server';
import { expect, expectTypeOf, test } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { sample } from './exercise.samples.ts';
import { Exercise, type ExerciseProps } from './exercise.tsx';
import { clockText, minutesLeft } from './minutes.ts';

describeConformance('Exercise', <Exercise {...sample} />);

test('before scripts run there is the whole exercise, and nothing to press that would do nothing', () => {
  const box = document.createElement('div');
  box.innerHTML = renderToString(<Exercise {...sample} />);
  expect(box.querySelector('[data-part=prompt]')?.textContent).toBe(sample.prompts[0]);
  expect(box.querySelector('[role=timer]')?.textContent).toBe('8:00');
  const buttons = box.querySelectorAll('button');
  expect(buttons.length).toBeGreaterThan(1);
  for (const button of buttons) {
    expect(button.closest('.lali\\:invisible')).not.toBeNull();
  }
  expect(box.querySelector('textarea')?.name).toBe('');
});

test('there is a prompt to begin with', () => {
  expectTypeOf<readonly []>().not.toExtend<ExerciseProps['prompts']>();
  // @ts-expect-error without prompts there is nothing to do
  const without = <Exercise title="Nothing" steps={[]} prompts={[]} minutes={1} />;
  expect(without.props.prompts).toEqual([]);
});

test('a second that has begun is shown as a whole one', () => {
  expect([480_000, 479_999, 60_000, 59_001, 1, 0].map(clockText)).toEqual([
    '8:00',
    '8:00',
    '1:00',
    '1:00',
    '0:01',
    '0:00',
  ]);
});

test('each minute is a cell, and the last ones empty first', () => {
  expect(minutesLeft(150_000, 180_000)).toEqual([1, 1, 0.5]);
  expect(minutesLeft(0, 180_000)).toEqual([0, 0, 0]);
  expect(minutesLeft(1000, 1000)).toEqual([1]);
  expect(minutesLeft(5_400_000, 5_400_000)).toHaveLength(30);
  expect(minutesLeft(0, 0)).toEqual([0]);
});
