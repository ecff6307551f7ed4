/** Of a visitor who is told to come again, in seconds. */
export const usualPause = 5;

/**
 * Not now: in the shape of the API's own errors, readable for scripts of any origin. The forms keep what was written, and the
 * outbox sends it again.
 *
 * @param why A sentence.
 * @param retryAfter In seconds.
 */
export function comeAgain(why: string, { code = 'PT503', retryAfter = usualPause } = {}): Response {
  const message = `${why} Please try again in a moment.`;
  return Response.json(
    // As a limit says it: whoever asks through the client sees no header.
    { code, message, details: `retry after ${retryAfter} seconds`, hint: null },
    {
      status: 503,
      headers: {
        'retry-after': String(retryAfter),
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'Retry-After',
      },
    },
  );
}
