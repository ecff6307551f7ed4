import { afterEach, beforeEach } from 'vitest';

/*
 * An unexpected warning or error on the console fails the test that caused it. A test that expects one replaces the
 * method (`vi.spyOn(console, 'error').mockImplementation(() => {})`) and checks it itself.
 */
const messages: string[] = [];

function describe(value: unknown): string {
  if (value instanceof Error) return value.stack ?? value.message;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

for (const level of ['warn', 'error'] as const) {
  const original = console[level];
  console[level] = (...values: unknown[]) => {
    messages.push(`console.${level}: ${values.map(describe).join(' ')}`);
    original.apply(console, values);
  };
}

beforeEach(() => {
  messages.length = 0;
});

afterEach(() => {
  if (messages.length === 0) return;
  const text = messages.splice(0).join('\n');
  throw new Error(
    `Unexpected console output. A visitor's console must stay empty, so fix the cause; if the test expects the output, replace the method with vi.spyOn.\n${text}`,
  );
});
