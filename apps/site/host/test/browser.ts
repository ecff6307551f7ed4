import { request } from 'node:http';

/** Posts a form as a browser that shows the answer as a page, which fetch cannot pretend to be. */
export function postAsBrowser(
  address: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const own = { 'sec-fetch-mode': 'navigate', 'content-type': 'application/x-www-form-urlencoded' };
  request(address, { method: 'POST', headers: { ...own, ...headers } }, async (answer) => {
    const body: Buffer[] = [];
    for await (const chunk of answer) body.push(chunk as Buffer);
    const { statusCode: status = 0, headers: given } = answer;
    resolve(new Response(Buffer.concat(body), { status, headers: given as Record<string, string> }));
  })
    .on('error', reject)
    .end(new URLSearchParams(fields).toString());
  return promise;
}
