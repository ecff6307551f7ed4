interface Size {
  faults: number;
  ways: number;
}

/** How often the gate plays each way at least. */
export const timesPerWay = 6;

/**
 * Whether the gate plays a cell. It goes down the diagonal of the table, each fault with the next way, and begins again at
 * the top until each way has had its times.
 */
export function isInPart(fault: number, way: number, { faults, ways }: Size): boolean {
  const turns = Math.max(faults, timesPerWay * ways);
  for (let turn = fault; turn < turns; turn += faults) {
    if (turn % ways === way) return true;
  }
  return false;
}
