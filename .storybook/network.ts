/** What the toolbar offers as the state of the network. */
export const networks = ['ok', 'slow', 'failing'] as const;
export type Network = (typeof networks)[number];

/** Milliseconds until the answer: short enough to wait for in a test, long enough to read the busy label. */
export const answersAfter: Record<Network, number> = { ok: 400, slow: 5000, failing: 900 };
