import { answersAfter, type Network } from '../../../.storybook/network.ts';

/** Stands for the API: no server listens there. */
export const apiOrigin = 'https://api.invalid';

/**
 * Responds to API requests like a network in the given state, and passes all others on.
 * @returns Restores the real `fetch`.
 */
export function answerAs(network: Network): () => void {
  const real = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(apiOrigin)) return real(input, init);
    await new Promise((resolve) => setTimeout(resolve, answersAfter[network]));
    if (network === 'failing') throw new TypeError('Failed to fetch: the network is set to failing.');
    const sent = await request.text();
    return new Response(sent === '' ? '[]' : sent, {
      status: 201,
      headers: { 'content-type': 'application/json' },
    });
  };
  return () => {
    window.fetch = real;
  };
}
