import { expect, expectTypeOf, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { SkillCards, type SkillGroup } from './index.ts';

const groups = [
  { title: 'Research', icon: 'research' as const, skills: ['Interviews', 'Surveys', 'Personas', 'Analysis'] },
  { title: 'Testing', skills: [] },
];

describeConformance('SkillCards', <SkillCards title="UX Design" groups={groups} />);
describeConformance(
  'SkillCards, with a figure',
  <SkillCards title="UX Design" figure="branching" groups={groups} />,
);

test('a second set stands in the same section, with a heading of its own', async () => {
  const screen = await render(
    <SkillCards title="UX Design" groups={groups} figure="strands" beside={{ title: 'UI Design', groups }} />,
  );
  expect(screen.container.querySelectorAll('section')).toHaveLength(1);
  expect(
    screen
      .getByRole('heading', { level: 2 })
      .elements()
      .map((each) => each.textContent),
  ).toEqual(['UX Design', 'UI Design']);
  expect(screen.container.querySelector('[data-part="figure"]')).toBeNull();
});

test('a group without skills has no empty list', async () => {
  const { container } = await render(<SkillCards title="UX Design" groups={groups} />);
  expect(container.querySelectorAll('ul')).toHaveLength(2);
});

test('the marks of a list grow from a cell to a tile', async () => {
  const { container } = await render(<SkillCards title="UX Design" groups={groups} />);
  const corners = [...container.querySelectorAll<HTMLElement>('ul ul span[aria-hidden]')].map((mark) =>
    Number.parseFloat(mark.style.borderRadius),
  );
  expect(corners).toHaveLength(4);
  expect(corners[0]).toBe(50);
  expect(corners).toEqual([...corners].sort((a, b) => b - a));
  expect(corners[3]).toBeLessThan(15);
});

test('only known figures and icons', () => {
  // @ts-expect-error a seam stands on two surfaces
  expect((<SkillCards title="UX" figure="seam" groups={[]} />).props.figure).toBe('seam');
  expectTypeOf<{ title: string; skills: []; icon: 'rocket' }>().not.toExtend<SkillGroup>();
});
