import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { openPostgres } from './connect.ts';

it.each([
  ['closes every connection at once, as a proxy without its server', (socket: Socket) => void socket.end()],
  ['takes connections and says nothing', () => {}],
])('does not wait for a server that %s', async (_, take) => {
  let taken = 0;
  const server = createServer((socket) => {
    taken += 1;
    socket.resume();
    take(socket);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(openPostgres(`postgres://owner:secret@127.0.0.1:${port}/leads`, 0.2)).rejects.toThrow(
    /^it has not answered within 0\.2 seconds$/,
  );
  expect(taken).toBeGreaterThan(0);
  // Resolves when nobody is connected any more.
  await once(server.close(), 'close');
});
