/** The browser lets requests outlive their page as long as all of them together stay under 64 KiB. */
const room = 48 * 1024;

/** Whether a request of this size may outlive the page. A larger one is sent all the same, without the promise. */
export function outlivesPage(texts: Iterable<string>): boolean {
  let bytes = 0;
  for (const text of texts) bytes += new TextEncoder().encode(text).length;
  return bytes < room;
}
