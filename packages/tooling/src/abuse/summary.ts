interface Result {
  /** Where it was tried, how, and with what. */
  ancestorTitles: readonly string[];
  title: string;
  status: string;
}

/** The report of Vitest, as far as it is read here. */
export interface Results {
  testResults: readonly { assertionResults: readonly Result[] }[];
}

/** How many attacks each place has withstood, and those that a database alone has not been tried with. */
export function summary({ testResults }: Results): string {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const places = [...new Set(all.flatMap(({ ancestorTitles: [place = ''] }) => place))].filter(Boolean);
  const lines = places.map((place) => {
    const tried = all.filter(({ ancestorTitles }) => ancestorTitles[0] === place);
    const count = (status: string) => tried.filter((result) => result.status === status).length;
    const failed = count('failed');
    return `${place}: ${count('passed')} withstood${failed > 0 ? `, ${failed} SUCCEEDED` : ''}`;
  });
  // Left out by a filter, a test is skipped everywhere.
  const tried = new Set(all.filter(({ status }) => status === 'passed').map(({ title }) => title));
  const left = all.filter(({ status, title }) => status === 'skipped' && tried.has(title));
  if (left.length === 0) return lines.join('\n');
  return [
    ...lines,
    '',
    'What the server stops and a database alone does not; on hosted Supabase its own gateway has to:',
    ...left.map(({ title }) => `  ${title}`),
  ].join('\n');
}
