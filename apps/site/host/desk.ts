import type { Handler } from '@laliaflia/backend/serve';

const base = '/desk';

/** The owner's desk at its address, and the site at every other. */
export function beside(site: Handler, desk: Handler): Handler {
  return (request, response) => (isDesk(request.url ?? '/') ? desk : site)(request, response);
}

function isDesk(url: string): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return path === base || path.startsWith(`${base}/`);
}
