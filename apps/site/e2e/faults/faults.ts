import { clientFaults } from './client-faults.ts';
import type { Fault } from './fault.ts';
import { machineFaults } from './machine-faults.ts';
import { serverFaults } from './server-faults.ts';

export const faults: readonly Fault[] = [...serverFaults, ...machineFaults, ...clientFaults];
