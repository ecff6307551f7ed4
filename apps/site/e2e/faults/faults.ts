import type { Fault } from './fault.ts';
import { circumstances } from './faults-of-circumstances.ts';
import { answers } from './faults-of-servers.ts';

export const faults: readonly Fault[] = [...answers, ...circumstances];
