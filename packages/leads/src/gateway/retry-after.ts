import type { Answer } from './answer.ts';

const second = 1000;
/** Where nobody says how long. */
const usual = 60 * second;
/** A clock that is wrong somewhere must not keep a lead for ever. */
const longest = 24 * 3600 * second;

const units: Record<string, number> = { s: second, m: 60 * second, h: 3600 * second };

/**
 * How long to wait after a 429, in milliseconds. The header counts, as seconds or as a date; a browser may hide it from
 * scripts of another origin, so that the words of the database ("Try again in 40 seconds") count as well.
 */
export function readWait({ retryAfter, details, hint, message }: Answer, now: number): number {
  const wait =
    fromHeader(retryAfter ?? '', now) ?? fromText(details) ?? fromText(hint) ?? fromText(message) ?? usual;
  return Math.min(Math.max(wait, second), longest);
}

function fromHeader(value: string, now: number): number | undefined {
  const text = value.trim();
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * second;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : date - now;
}

function fromText(text: string | null | undefined): number | undefined {
  if (!text) return undefined;
  const named = /retry[\s_-]*after\W*(\d+)/i.exec(text);
  const [, count, unit] = /(\d+)\s*(s|m|h)(?:ec|in|our|r)?[a-z]*\b/i.exec(text) ?? [];
  if (count !== undefined && unit !== undefined) return Number(count) * (units[unit.toLowerCase()] ?? second);
  const seconds = named?.[1] ?? (/^\d+$/.test(text.trim()) ? text : undefined);
  return seconds === undefined ? undefined : Number(seconds) * second;
}
