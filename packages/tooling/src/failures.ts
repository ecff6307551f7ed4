import path from 'node:path';
import { fromRoot } from './paths.ts';

export interface VitestFile {
  status: string;
  name: string;
  assertionResults: { status?: string; fullName?: string; failureMessages?: string[] | null }[];
}

export interface PlaywrightSuite {
  title: string;
  file?: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    ok: boolean;
    line: number;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
}

/** So many failures are told in the summary. With more, one cause usually stands behind them. */
const told = 20;

/** Which tests failed and how, a line each: the summary is what one sees of a run on another machine. */
export function vitestFailures(files: readonly VitestFile[]): string[] {
  return limited(
    files.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName = '', failureMessages }) =>
          line(`${path.relative(fromRoot('.'), name)} › ${fullName}`, failureMessages?.[0]),
        ),
    ),
  );
}

export function playwrightFailures(suites: readonly PlaywrightSuite[]): string[] {
  return limited(suites.flatMap((suite) => inSuite(suite)));
}

function inSuite({ file = '', specs = [], suites = [] }: PlaywrightSuite): string[] {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ title, line: row, tests }) => {
      const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
      return line(`${file}:${row} › ${title}`, error?.message);
    });
  return [...failed, ...suites.flatMap((suite) => inSuite(suite))];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with one.
const colours = /\u001b\[[0-9;]*m/g;

function line(test: string, message = ''): string {
  const [first = '', ...rest] = message
    .replace(colours, '')
    .split('\n')
    .map((text) => text.trim())
    .filter(Boolean);
  // Where the first line only says that something differs, the next ones say what.
  const words = [first, ...rest.filter((text) => !text.startsWith('at ')).slice(0, 3)].join(' | ');
  return `${test}: ${words.slice(0, 400)}`;
}

function limited(lines: readonly string[]): string[] {
  const more = lines.length - told;
  return more > 0 ? [...lines.slice(0, told), `and ${more} more failed`] : [...lines];
}
