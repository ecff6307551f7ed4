import { answersAfter, type Network } from '../../../.storybook/network.ts';

/** Stands for the API: no server listens there. */
export const apiOrigin = 'https://api.invalid';

let current: Network = 'ok';
let isInPlace = false;

/**
 * Responds to API requests like a network in the given state, and passes all others on.
 * @returns Back to a network that is well. Never to the real one: a page sends its page views one after another, the last of
 * them perhaps when its story is gone.
 */
export function answerAs(network: Network): () => void {
  current = network;
  if (!isInPlace) putInPlace();
  return () => {
    current = 'ok';
  };
}

function putInPlace(): void {
  isInPlace = true;
  const real = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(apiOrigin)) return real(input, init);
    const network = current;
    await new Promise((resolve) => setTimeout(resolve, answersAfter[network]));
    if (network === 'failing') throw new TypeError('Failed to fetch: the network is set to failing.');
    const sent = await request.text();
    return new Response(sent === '' ? '[]' : sent, {
      status: 201,
      headers: { 'content-type': 'application/json' },
    });
  };
}
