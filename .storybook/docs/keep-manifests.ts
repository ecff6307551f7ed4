import type { IncomingMessage, ServerResponse } from 'node:http';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** As much of Storybook's server as this needs. */
export interface Server {
  use: (handler: Handler) => unknown;
}

/**
 * Answers again what has been answered once. Storybook reads every story and every component anew for each question of
 * an assistant, which takes seconds for a hundred pages; what it would find is what was there when it started.
 */
export function keepManifests<App extends Server>(app: App): App {
  const kept = new Map<string, string>();
  app.use((request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (!/^\/manifests\/[\w-]+\.json$/.test(path)) return next();
    const known = kept.get(path);
    if (known !== undefined) {
      response.setHeader('Content-Type', 'application/json');
      response.end(known);
      return;
    }
    const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
    response.end = ((...given: unknown[]) => {
      if (response.statusCode === 200 && typeof given[0] === 'string') kept.set(path, given[0]);
      return end(...given);
    }) as typeof response.end;
    next();
  });
  return app;
}
