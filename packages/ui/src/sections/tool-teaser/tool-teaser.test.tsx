import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { ToolTeaser, type ToolTeaserProps } from './index.ts';
import { ideas, question } from './tool-teaser.sample.ts';

const start = { href: '/start', label: 'Start' };

describeConformance(
  'ToolTeaser',
  <ToolTeaser title="Readiness" text="Ten questions." actions={[start]} miniature={question} />,
);

test('the miniature of a question offers nothing to choose', async () => {
  const screen = await render(<ToolTeaser title="Readiness" text="Ten questions." miniature={question} />);
  expect(screen.container.querySelectorAll('input, button, a')).toHaveLength(0);
  expect(screen.getByRole('figure').getByRole('listitem').elements()).toHaveLength(5);
});

test('the text is first in the source on both sides', async () => {
  const screen = await render(<ToolTeaser title="Ideas" text="Five." miniature={ideas} side="start" />);
  const order = screen.container.querySelectorAll('h2, figure');
  expect([...order].map(({ tagName }) => tagName)).toEqual(['H2', 'FIGURE']);
});

test('a miniature is of one kind', () => {
  // @ts-expect-error a question has options, not ideas
  const wrong: ToolTeaserProps['miniature'] = { ...question, ideas: ideas.ideas };
  expect(wrong.kind).toBe('question');
});
