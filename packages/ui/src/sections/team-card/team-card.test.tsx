import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { TeamCard, TeamGrid, type TeamMember } from './index.ts';
import { team } from './team.sample.ts';

const [livia] = team as [TeamMember];

describeConformance('TeamCard', <TeamCard {...livia} />);
describeConformance('TeamCard, wide', <TeamCard {...livia} layout="wide" side="end" />);
describeConformance('TeamGrid', <TeamGrid title="Team" members={team} />);

test('six people are six different portraits', async () => {
  const { container } = await render(<TeamGrid title="Team" members={team} />);
  const drawings = [...container.querySelectorAll('[data-part="portrait"]')].map((part) => part.innerHTML);
  expect(new Set(drawings).size).toBe(6);
});

test('links say where they lead and to whom, and the visible word comes first', async () => {
  const screen = await render(<TeamCard {...livia} labels={{ email: 'Write' }} />);
  for (const name of ['Write: Livia Arndt', 'LinkedIn: Livia Arndt', 'Twitter: Livia Arndt']) {
    const link = screen.getByRole('link', { name, exact: true });
    await expect.element(link).toHaveTextContent(name.split(':')[0] ?? '');
  }
  const write = screen.getByRole('link', { name: /^Write/ });
  await expect.element(write).toHaveAttribute('href', 'mailto:livia@example.com');
});

test('only the first two achievements are shown', async () => {
  const screen = await render(<TeamCard {...livia} />);
  expect(screen.getByRole('list', { name: 'Achievements' }).element().children).toHaveLength(2);
  expect(screen.container.textContent).not.toContain('Never shown');
});

test('what is not there leaves no list behind', async () => {
  const screen = await render(<TeamCard {...livia} achievements={[]} expertise={[]} networks={[]} />);
  expect(screen.container.querySelectorAll('ul')).toHaveLength(1);
  expect(screen.container.querySelectorAll('a')).toHaveLength(1);
});

test.each([
  [1, ['wide']],
  [2, ['wide', 'wide']],
  [3, ['wide', 'first', 'second']],
  [5, ['wide', 'first', 'second', 'wide', 'wide']],
  [6, ['wide', 'first', 'second', 'wide', 'first', 'second']],
] as const)('%s people stand as %j', async (count, places) => {
  const { container } = await render(<TeamGrid title="Team" members={team.slice(0, count)} />);
  const found = [...container.querySelectorAll<HTMLElement>('li[data-place]')].map(
    ({ dataset }) => dataset.place,
  );
  expect(found).toEqual(places);
});

test('a portrait is a photograph or cells', () => {
  // @ts-expect-error: one or the other
  const both: TeamMember = { ...livia, portrait: { src: '/a.avif', seed: 3 } };
  // @ts-expect-error: never nothing, never initials
  const none: TeamMember = { ...livia, portrait: {} };
  expect([both, none]).toHaveLength(2);
});
