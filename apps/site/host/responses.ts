import type { ServerResponse } from 'node:http';

/** Of errors: what is wrong now may be right in a moment. */
export const noStore = 'no-store';

export const revalidate = 'public, max-age=0, must-revalidate';

/** Of an address that begins with two slashes a browser takes the rest for another host, and a backslash for a slash. */
export function onThisHost(address: string): string {
  return address.replace(/^[/\\]{2,}/, '/');
}

export function redirect(response: ServerResponse, status: number, location: string): void {
  response
    .writeHead(status, { location: onThisHost(location), 'cache-control': revalidate, 'content-length': 0 })
    .end();
}

export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      ...headers,
    })
    .end(text);
}
