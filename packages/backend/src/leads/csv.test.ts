import { expect, it } from 'vitest';
import { lead as sample } from '../../test/samples.ts';
import { toCsv } from './csv.ts';
import type { Lead } from './lead.ts';

const lead: Lead = { ...sample, company: 'Example, "the" GmbH', role: 'ceo', message: 'one\ntwo' };

it('quotes what needs quotes', () => {
  expect(toCsv([lead])).toBe(
    'id,created_at,kind,name,email,company,role,message,channels,details\r\n' +
      '0b0e7a3c-6f0e-4d0a-9a58-0d6f0c1c2b3a,2026-11-21T09:00:00.000Z,contact,Ada Example,ada@example.com,' +
      '"Example, ""the"" GmbH",ceo,"one\ntwo",database,\r\n',
  );
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '"=1', '\uff1d1'])(
  'turns the formula %j into text',
  (formula) => {
    const csv = toCsv([{ ...lead, name: formula }]);
    expect(csv).toContain(formula.includes('"') ? `"'""=1"` : `,'${formula},`);
  },
);

it('has a heading even without leads, and keeps further fields as JSON', () => {
  expect(toCsv([]).split('\r\n')).toHaveLength(2);
  expect(toCsv([{ ...lead, details: { workshopType: 'Deep Dive' } }])).toContain(
    '"{""workshopType"":""Deep Dive""}"',
  );
});
