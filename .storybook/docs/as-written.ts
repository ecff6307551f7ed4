/**
 * What is drawn, as somebody would write it: the parts of a component by the name that is imported (`Accordion.Root`,
 * which is a function AccordionRoot, or Root on its own page), and a picture that is drawn in code as a file.
 */
export function asWritten(source: string, parts: readonly string[], component: string): string {
  let code = source.replaceAll(/(["'])data:image\/(\w+)(?:\\.|(?!\1)[^\\])*\1/g, '$1/picture.$2$1');
  for (const part of parts) {
    const [whole = '', own = ''] = part.split('.');
    const names = whole === component ? `(?:${whole})?${own}` : whole + own;
    code = code.replaceAll(new RegExp(`(?<=</?)${names}\\b(?![.\\w])`, 'g'), part);
  }
  return code;
}
