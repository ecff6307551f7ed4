/** The text of an article without its last part, and that part: what to try on Monday. */
export function parted(html: string): [text: string, ending: string | undefined] {
  const at = html.lastIndexOf('<h2');
  return at > 0 ? [html.slice(0, at), html.slice(at)] : [html, undefined];
}
