import { expect, test } from 'vitest';
import { corporateFormats } from './corporate.ts';
import { wholes } from './workshop-lengths.ts';

test('no corporate format is longer than the day, the week or the year it is drawn in', () => {
  for (const { id, length } of corporateFormats)
    expect(length.to, id).toBeLessThanOrEqual(wholes[length.unit].count);
});
