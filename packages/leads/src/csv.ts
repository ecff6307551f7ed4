/**
 * Spreadsheets run a cell that begins like a formula, even a quoted one; an apostrophe in front makes it text. Where the
 * list separator is another one than ours, a cell begins after that: semicolon, tab and line break count as well. The
 * small, full-width and typographic signs are there because some spreadsheets take them for the plain ones, and what takes
 * no room (spaces, quotes, marks without a width) because some skip it.
 */
const formulas =
  /(^|[,;\t\r\n])(?=(?:(?![\t\r\n])[\s'"\p{Cf}\p{Cc}])*[=+\-@|\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b\u2010-\u2015\u2212\u207b\u208b])/gu;

/** Of RFC 4180, with nothing in it that a spreadsheet would run. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(value: string): string {
  const safe = value.replace(formulas, "$1'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
