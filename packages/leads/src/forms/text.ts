// What a visitor cannot see or type on purpose. Line feeds and tabs are kept for texts of several lines.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** They turn the direction of what stands beside them, in the owner's list as well. */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g;

/** White space, and what has no shape of its own: joiners, fillers, variation selectors. */
const invisible = /^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/u;

/** One line: control characters removed, line breaks (those of Unicode, too) turned into spaces, ends trimmed. */
export function cleanLine(value: string): string {
  return cleanText(value).replace(/[\n\t\u2028\u2029]+/g, ' ');
}

/** Several lines: as typed, without control characters, empty where there is nothing to see, with \n as the only line break, ends trimmed. */
export function cleanText(value: string): string {
  const text = value.replace(/\r\n?/g, '\n').replace(controlCharacters, '').replace(directionControls, '');
  return invisible.test(text) ? '' : text.toWellFormed().trim();
}
