import { expect, test } from 'vitest';
import { worksheet } from './pages/innovation-training.ts';

const counted = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

test('who does not see the worksheet hears how many lines it has, and how many are filled in', () => {
  const lines: readonly { printed: string; written?: string }[] = worksheet.lines;
  const filled = lines.filter(({ written }) => written !== undefined).length;
  expect(worksheet.alt).toContain(`${counted[lines.length]} lines, ${counted[filled]} of them filled in`);
});
