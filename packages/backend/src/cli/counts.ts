export function counts(title: string, rows: Record<string, number>): string {
  const lines = Object.entries(rows).map(([table, count]) => `  ${table.padEnd(24)}  ${count}`);
  return [`${title}:`, ...lines].join('\n');
}
