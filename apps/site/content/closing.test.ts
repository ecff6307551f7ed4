import { expect, test } from 'vitest';
import { countText } from './format.ts';
import { closing as about } from './pages/about.ts';
import { closing as design } from './pages/design-services.ts';
import { closing as whomToAsk } from './pages/team.ts';
import { promises } from './promises.ts';
import { team } from './team.ts';

test.each([
  ['/about', about],
  ['/services/design', design],
])('the parts of the first call last as long as we promise, on %s', (_, { parts }) => {
  const minutes = parts.reduce((sum, part) => sum + part.minutes, 0);
  expect(countText(minutes, 'minute')).toBe(promises.discoveryCall);
});

test('everybody in the team has a sentence to be found by', () => {
  expect(whomToAsk.people.map(({ name }) => name)).toEqual(team.map(({ name }) => name));
});
