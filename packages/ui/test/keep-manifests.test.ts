import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { keepManifests } from '../../../.storybook/docs/keep-manifests.ts';

type Handler = Parameters<Parameters<typeof keepManifests>[0]['use']>[0];

test('a manifest is made once, errors and everything else each time', async () => {
  const handlers: Handler[] = [];
  keepManifests({ use: (handler) => handlers.push(handler) });
  const asked: string[] = [];
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    asked.push(request.url ?? '');
    response.statusCode = request.url?.includes('missing') ? 404 : 200;
    response.end(`{"url":"${request.url}"}`);
  };
  const server = createServer((request, response) =>
    handlers[0]?.(request, response, () => answer(request, response)),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const get = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();

  const paths = ['/manifests/components.json', '/manifests/missing.json', '/index.json'];
  for (const path of [...paths, ...paths]) expect(await get(path)).toBe(`{"url":"${path}"}`);
  expect(asked).toEqual([...paths, '/manifests/missing.json', '/index.json']);
  server.close();
});
