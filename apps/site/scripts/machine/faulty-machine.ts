// Preloaded into each thread of a server (`node --import`), beneath the engine and our own code: while a fault's file exists,
// they get from Node what a broken machine would give them. Started by machine.ts.
import { syncBuiltinESMExports } from 'node:module';
import { breakClock } from './clock.ts';
import { breakDisk } from './disk.ts';
import { recordUnsynced } from './unsynced.ts';

breakClock();
recordUnsynced();
breakDisk();
syncBuiltinESMExports();
