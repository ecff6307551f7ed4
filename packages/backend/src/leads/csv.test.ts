import { expect, it } from 'vitest';
import { lead as sample } from '../../test/samples.ts';
import { csvHead, csvLines } from './csv.ts';
import { type Lead, leadFields } from './lead.ts';

const lead: Lead = { ...sample, company: 'Example, "the" GmbH', role: 'ceo', message: 'one\ntwo' };
const toCsv = (leads: Lead[]) => csvHead + csvLines(leads);
const names = leadFields.map(({ name }) => name);

it('has a column for each field that a form asks for, and quotes what needs quotes', () => {
  const quoted: Record<string, string> = { company: '"Example, ""the"" GmbH"', message: '"one\ntwo"' };
  const values = names.map((name) => quoted[name] ?? lead[name]);
  expect(names).toEqual(expect.arrayContaining(['name', 'email', 'company', 'role', 'message']));
  expect(toCsv([lead])).toBe(
    `id,created_at,kind,${names},channels,details\r\n` +
      `0b0e7a3c-6f0e-4d0a-9a58-0d6f0c1c2b3a,2026-11-21T09:00:00.000Z,contact,${values},database,\r\n`,
  );
});

it.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1', "' =1"],
  ['\t=1', `"\t'=1"`],
  ['"=1', `"'""=1"`],
  ['\uff1d1', "'\uff1d1"],
  ['\u22121', "'\u22121"],
  ['\u200b=1', "'\u200b=1"],
  ['\ufeff\u00ad+1', "'\ufeff\u00ad+1"],
  ["a;=cmd|'/C calc'!A0;b", `"a;'=cmd|'/C calc'!A0;b"`],
  ['a;"=1', `"a;'""=1"`],
  ['a,@x', `"a,'@x"`],
  ['a\r\n-1', `"a\r\n'-1"`],
  ['a;;\u2060=1', `"a;;'\u2060=1"`],
])('turns the formula %j into text, whatever separates the cells', (formula, text) => {
  expect(toCsv([{ ...lead, name: formula }])).toContain(`,${text},`);
});

it('leaves alone what is no formula', () => {
  for (const text of ['A-1 + B=2', 'ada@example.com', 'well-known; and so on'])
    expect(toCsv([{ ...lead, name: text }])).toMatch(new RegExp(`,"?${text.replace('+', '\\+')}"?,`));
});

it('has a heading even without leads, and keeps further fields as JSON', () => {
  expect(toCsv([]).split('\r\n')).toHaveLength(2);
  expect(toCsv([{ ...lead, details: { workshopType: 'Deep Dive' } }])).toContain(
    '"{""workshopType"":""Deep Dive""}"',
  );
});
