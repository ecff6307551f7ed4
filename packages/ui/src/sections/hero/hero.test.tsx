import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { Hero } from './hero.tsx';

describeConformance('Hero', <Hero title="Design & Innovation Expert" />);

test('a note stands below the actions', async () => {
  const screen = await render(
    <Hero
      title="Design"
      note="The first call is free."
      actions={[{ href: '/contact', label: 'Start' }]}
      figure={<span />}
    />,
  );
  const bottom = screen.getByRole('link').element().getBoundingClientRect().bottom;
  const note = screen.getByText('The first call is free.').element().getBoundingClientRect();
  expect(note.top).toBeGreaterThanOrEqual(bottom);
});
