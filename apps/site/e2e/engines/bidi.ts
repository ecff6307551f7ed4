type Data = Record<string, unknown>;

interface Bidi {
  send(method: string, params: Data): Promise<Data>;
  listen(event: string, listener: (params: Data) => void): void;
  close(): void;
}

/** A connection in WebDriver BiDi: https://w3c.github.io/webdriver-bidi/ */
export async function connect(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<Data>>();
  const listeners = new Map<string, (params: Data) => void>();
  let last = 0;
  socket.onmessage = ({ data }) => {
    const { id, type, method, params, result, error, message } = JSON.parse(String(data));
    if (type === 'event') listeners.get(method)?.(params);
    else if (type === 'error') waiting.get(id)?.reject(new Error(`${error}: ${message}`));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  };
  socket.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has closed the connection.'));
  };
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`No connection to ${address}.`));
  });
  return {
    send(method, params) {
      last += 1;
      const answer = Promise.withResolvers<Data>();
      waiting.set(last, answer);
      socket.send(JSON.stringify({ id: last, method, params }));
      return answer.promise;
    },
    listen: (event, listener) => listeners.set(event, listener),
    close: () => socket.close(),
  };
}
