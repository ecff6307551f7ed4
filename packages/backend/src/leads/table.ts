import { cleanLine } from '@laliaflia/leads';
import { type Lead, leadFields } from './lead.ts';

type Column = { title: string; longest: number; text(lead: Lead): string };

const longest: Record<string, number> = { email: 30, select: 12, 'long-text': Number.POSITIVE_INFINITY };

const columns: Column[] = [
  { title: 'ID', longest: 8, text: ({ id }) => id },
  { title: 'WHEN', longest: 16, text: ({ created_at }) => localTime(created_at) },
  { title: 'KIND', longest: 17, text: ({ kind }) => kind },
  ...leadFields.map(({ name, kind }) => ({
    title: name.toUpperCase(),
    longest: longest[kind] ?? 22,
    text: (lead: Lead) => lead[name],
  })),
];
const gap = '  ';
const narrowestLast = 16;

/** A table of one line per lead; the last column takes what the terminal's width leaves, with the details. */
export function toTable(leads: Lead[], width: number): string {
  const rows = leads.map((lead) =>
    columns.map(({ text, longest: most }) => shorten(cleanLine(text(lead)), most)),
  );
  const fixed = columns.slice(0, -1);
  const widths = fixed.map(({ title }, index) =>
    Math.max(title.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const used = widths.reduce((sum, columnWidth) => sum + columnWidth + gap.length, 0);
  const lastWidth = Math.max(narrowestLast, width - used);
  const line = (cells: string[], details: Lead['details']) => {
    const rest = Object.entries(details).map(([name, value]) => `${name}: ${value}`);
    const last = cleanLine([cells.at(-1), ...rest].filter(Boolean).join(' · '));
    const padded = widths.map((columnWidth, index) => (cells[index] ?? '').padEnd(columnWidth));
    return [...padded, shorten(last, lastWidth)].join(gap).trimEnd();
  };
  const titles = columns.map(({ title }) => title);
  return [line(titles, {}), ...leads.map(({ details }, index) => line(rows[index] ?? [], details))].join(
    '\n',
  );
}

export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  return most === columns[0]?.longest ? text.slice(0, most) : `${text.slice(0, most - 1)}…`;
}

/** Year first, to the minute, in the reader's own time zone: the Swedish way of writing it. */
export function localTime(timestamp: string): string {
  return new Date(timestamp).toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' });
}
