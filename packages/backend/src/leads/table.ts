import { cleanLine, roleLabel } from '@laliaflia/leads';
import type { Lead } from './lead.ts';

type Column = { title: string; longest: number; text(lead: Lead): string };

const columns: Column[] = [
  { title: 'ID', longest: 8, text: (lead) => lead.id },
  { title: 'WHEN', longest: 16, text: (lead) => localTime(lead.created_at) },
  { title: 'KIND', longest: 17, text: (lead) => lead.kind },
  { title: 'WHO', longest: 24, text: (lead) => lead.name },
  { title: 'E-MAIL', longest: 30, text: (lead) => lead.email },
  { title: 'COMPANY', longest: 20, text: (lead) => lead.company },
  { title: 'ROLE', longest: 18, text: (lead) => roleLabel(lead.role) },
];
const message: Column = { title: 'MESSAGE', longest: Number.POSITIVE_INFINITY, text: messageText };
const gap = '  ';
const narrowestMessage = 16;

/** A table of one line per lead; the message takes what the terminal's width leaves. */
export function toTable(leads: Lead[], width: number): string {
  const rows = leads.map((lead) =>
    columns.map((column) => shorten(cleanLine(column.text(lead)), column.longest)),
  );
  const widths = columns.map((column, index) =>
    Math.max(column.title.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const used = widths.reduce((sum, columnWidth) => sum + columnWidth + gap.length, 0);
  const messageWidth = Math.max(narrowestMessage, width - used);
  const line = (cells: string[], last: string) =>
    [...cells.map((text, index) => text.padEnd(widths[index] ?? 0)), last].join(gap).trimEnd();
  return [
    line(
      columns.map((column) => column.title),
      message.title,
    ),
    ...leads.map((lead, index) =>
      line(rows[index] ?? [], shorten(cleanLine(message.text(lead)), messageWidth)),
    ),
  ].join('\n');
}

function messageText({ message: text, details }: Lead): string {
  const rest = Object.entries(details).map(([name, value]) => `${name}: ${value}`);
  return [text, ...rest].filter(Boolean).join(' · ');
}

function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return longest === columns[0]?.longest ? text.slice(0, longest) : `${text.slice(0, longest - 1)}…`;
}

/** Year first, to the minute, in the reader's own time zone: the Swedish way of writing it. */
function localTime(timestamp: string): string {
  return new Date(timestamp).toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' });
}
