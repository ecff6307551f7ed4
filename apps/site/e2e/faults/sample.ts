interface Size {
  faults: number;
  flows: number;
}

/** `pnpm test` runs each flow at least this often. */
export const runsPerFlow = 6;

/**
 * Whether `pnpm test` runs a cell. The sample goes down the diagonal of the table, each fault with the next flow, and starts
 * again at the top until each flow has run often enough.
 */
export function isInSample(fault: number, flow: number, { faults, flows }: Size): boolean {
  const turns = Math.max(faults, runsPerFlow * flows);
  for (let turn = fault; turn < turns; turn += faults) {
    if (turn % flows === flow) return true;
  }
  return false;
}
