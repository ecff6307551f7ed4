/** The network states that the toolbar offers. */
export const networks = ['ok', 'slow', 'failing'] as const;
export type Network = (typeof networks)[number];

/** Milliseconds until the response: short enough for a test, long enough to read the busy label. */
export const answersAfter: Record<Network, number> = { ok: 400, slow: 5000, failing: 900 };
