import { expect, expectTypeOf, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { LivingFigure, type LivingFigureProps } from './index.ts';

describeConformance('LivingFigure', <LivingFigure cells={110} grow />);
describeConformance('LivingFigure, branching', <LivingFigure rule="branching" />);
describeConformance('LivingFigure, strands', <LivingFigure rule="strands" />);
describeConformance('LivingFigure, seam', <LivingFigure rule="seam" cells={200} />);

test('a rule cannot be given what only another one has', () => {
  expectTypeOf<{ rule: 'seam'; tone: 'secondary' }>().not.toExtend<LivingFigureProps>();
  expectTypeOf<{ rule: 'branching'; cells: number }>().not.toExtend<LivingFigureProps>();
  expectTypeOf<{ rule: 'strands'; parts: number }>().not.toExtend<LivingFigureProps>();
  expectTypeOf<{ tips: number }>().not.toExtend<LivingFigureProps>();
  expectTypeOf<{ cells: number; tone: 'inverse' }>().toExtend<LivingFigureProps>();
});

test('growth is over within 900 ms and moves nothing but transform and opacity', async () => {
  const { container } = await render(<LivingFigure grow />);
  const animations = container.getAnimations({ subtree: true });
  expect(animations.length).toBeGreaterThan(8);
  for (const animation of animations) {
    const effect = animation.effect as KeyframeEffect;
    expect(Number(effect.getComputedTiming().endTime)).toBeLessThan(900);
    for (const { offset, computedOffset, easing, composite, ...moved } of effect.getKeyframes())
      expect(Object.keys(moved).filter((name) => !['transform', 'opacity'].includes(name))).toEqual([]);
  }
});

test('where it is open there is no cell', async () => {
  const openings = [{ x: -6, y: -5.5, columns: 5, rows: 4 }];
  const whole = await render(<LivingFigure cells={300} parts={0} />);
  const open = await render(<LivingFigure cells={300} parts={0} openings={openings} />);
  const drawn = (screen: typeof whole) => screen.container.querySelector('g')?.innerHTML ?? '';
  expect(drawn(open)).not.toBe(drawn(whole));
  expect(drawn(open).length).toBeLessThan(drawn(whole).length);
});

test('without `grow` nothing moves', async () => {
  const { container } = await render(<LivingFigure cells={110} />);
  expect(container.getAnimations({ subtree: true })).toHaveLength(0);
});

test('fills the width of its parent and keeps its shape', async () => {
  const { container } = await render(
    <div style={{ width: 300 }}>
      <LivingFigure rule="strands" />
    </div>,
  );
  const box = (container.querySelector('svg') as SVGSVGElement).getBoundingClientRect();
  expect(box.width).toBe(300);
  expect(box.height).toBeCloseTo(250, 0);
});
