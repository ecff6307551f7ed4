/** Tags with what stands between them, as long as that is read from the left; addresses of pages; mailboxes. */
const fromTheLeft =
  /(<[^<>\n]+>(?:[^<>\n\u0590-\u08ff]*<[^<>\n]+>)*|https?:\/\/[^\s<>]+|[^\s<>@]{1,64}@[^\s<>@]{1,255})/;

/** Text, then what is read from the left wherever it stands, then text, and so on. Together they are what was given. */
export function piecesOf(text: string): string[] {
  return text.split(fromTheLeft);
}
