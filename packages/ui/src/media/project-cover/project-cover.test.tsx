import { expect, expectTypeOf, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { ProjectCover, type ProjectFigure } from './index.ts';

describeConformance('ProjectCover', <ProjectCover figure={{ rule: 'strands', seed: 4 }} />);
describeConformance(
  'ProjectCover, a corner',
  <ProjectCover figure={{ rule: 'phyllotaxis', seed: 5 }} shape="corner" tint="#2f7d3b" />,
);

test('the seed says at which end a strip has its figure', async () => {
  const { container, rerender } = await render(<ProjectCover figure={{ rule: 'branching', seed: 4 }} />);
  const at = () => container.querySelector<HTMLElement>('[data-rule]')?.dataset.at;
  expect(at()).toBe('end');
  await rerender(<ProjectCover figure={{ rule: 'branching', seed: 5 }} />);
  expect(at()).toBe('start');
});

test('a style of the caller’s does not take the colour away', async () => {
  const { container } = await render(
    <ProjectCover figure={{ rule: 'strands', seed: 1 }} tint="#2f7d3b" style={{ opacity: 0.9 }} />,
  );
  const root = container.querySelector<HTMLElement>('[data-rule]');
  expect(root?.style.getPropertyValue('--lali-project-tint')).toBe('#2f7d3b');
  expect(root?.style.opacity).toBe('0.9');
});

test('a figure has a rule that can stand alone, and a seed', () => {
  expectTypeOf<{ rule: 'seam'; seed: number }>().not.toExtend<ProjectFigure>();
  expectTypeOf<{ rule: 'strands' }>().not.toExtend<ProjectFigure>();
  expectTypeOf<{ rule: 'strands'; seed: number }>().toExtend<ProjectFigure>();
});
