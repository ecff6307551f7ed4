import { expect, it } from 'vitest';
import { lead as sample } from '../../test/samples.ts';
import { type Lead, leadFields } from './lead.ts';
import { toTable } from './table.ts';

const lead: Lead = {
  ...sample,
  role: 'rd',
  message: 'A first line.\nAnd a second one that goes on for quite a while, longer than a terminal is wide.',
};

it('shows one lead in one line, as wide as the terminal', () => {
  const [head, row, ...rest] = toTable([lead], 160).split('\n');
  expect(rest).toEqual([]);
  expect(head?.split(/ +/)).toEqual([
    'ID',
    'WHEN',
    'KIND',
    ...leadFields.map(({ name }) => name.toUpperCase()),
  ]);
  expect(row).toMatch(/^0b0e7a3c {2}2026-11-2\d \d\d:00 {2}contact {2}Ada Example .* rd {4}.*A first/);
  expect(row).toHaveLength(160);
  expect(row).toMatch(/…$/);
});

it('never lets a visitor write to the terminal', () => {
  const table = toTable([{ ...lead, name: 'Ada\u001b[2J', message: '\u0007bell' }], 130);
  expect(table).toContain('Ada[2J');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
  expect(table).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
});

it('shows what else a form carried', () => {
  const booking: Lead = {
    ...lead,
    kind: 'workshop-booking',
    message: '',
    details: { workshopType: 'Ignite' },
  };
  expect(toTable([booking], 160)).toContain('workshopType: Ignite');
});
