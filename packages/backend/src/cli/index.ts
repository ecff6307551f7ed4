/** What the commands do, for whoever runs them in a process of their own making: the tests. */
export { run as leads, type Terminal } from './run.ts';
export { runOwner as owner } from './run-owner.ts';
