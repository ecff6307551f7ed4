import { clientFaults } from './client-faults.ts';
import type { Fault } from './fault.ts';
import { machineFaults } from './machine-faults.ts';
import { mailFaults } from './mail-faults.ts';
import { serverFaults } from './server-faults.ts';

export const faults: readonly Fault[] = [...serverFaults, ...machineFaults, ...mailFaults, ...clientFaults];
