// What a visitor cannot see or type on purpose. Line feeds and tabs are kept for texts of several lines.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** One line: control characters removed, line breaks turned into spaces, ends trimmed. */
export function cleanLine(value: string): string {
  return cleanText(value).replace(/[\n\t]+/g, ' ');
}

/** Several lines: as typed, without control characters, with \n as the only line break, ends trimmed. */
export function cleanText(value: string): string {
  return value.replace(/\r\n?/g, '\n').replace(controlCharacters, '').toWellFormed().trim();
}
