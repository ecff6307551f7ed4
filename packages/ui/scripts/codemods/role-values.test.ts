import { expect, test } from 'vitest';
import { inRole } from '../../src/internal/former-names.ts';
import { roleOfTone, withRoleValues } from './role-values.ts';

test.each([
  ['<Section tone="night" />', '<Section tone="inverse" />'],
  ["<Button variant='ink' />", "<Button variant='contrast' />"],
  [
    "<LivingFigure tone={dark ? 'kingfisher' : 'leaf'} />",
    "<LivingFigure tone={dark ? 'primary' : 'secondary'} />",
  ],
  [
    "<Button variant={chosen ? 'pollen' : 'outline'} />",
    "<Button variant={chosen ? 'highlight' : 'outline'} />",
  ],
  ["const badge = { tone: 'pollen', text: 'ink' };", "const badge = { tone: 'highlight', text: 'ink' };"],
  ["function Band({ tone = 'ground' }) {", "function Band({ tone = 'page' }) {"],
  ["  tone?: 'page' | 'leaf' | 'night';", "  tone?: 'page' | 'secondary' | 'inverse';"],
  ["if (tone === 'night') return;", "if (tone === 'inverse') return;"],
  ['[data-tone="leaf"] {}', '[data-tone="secondary"] {}'],
  ['data-[variant=pollen]:p-2', 'data-[variant=highlight]:p-2'],
])('%s becomes %s', (before, after) => {
  expect(withRoleValues(before)).toBe(after);
  expect(withRoleValues(after)).toBe(after);
});

test.each([
  '<Card variant="leaf" />',
  '<Icon name="leaf" />',
  "const scene = { hour: 'night', paint: 'pollen' };",
  "{ tone, hour: 'night' }",
  '<Valley milestone="leaf" tone={undefined} />',
])('%s stays', (text) => {
  expect(withRoleValues(text)).toBe(text);
});

test('the components take each name of before as the role that the codemod writes', () => {
  for (const [before, role] of Object.entries(roleOfTone)) expect(inRole(before)).toBe(role);
  expect(inRole('outline')).toBe('outline');
});
