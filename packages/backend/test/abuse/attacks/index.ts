import type { HttpAttack } from '../attack.ts';
import { bodies } from './bodies.ts';
import { hidden } from './hidden.ts';
import { identity } from './identity.ts';
import { injection } from './injection.ts';
import { limits } from './limits.ts';
import { reading } from './reading.ts';
import { transport } from './transport.ts';
import { writing } from './writing.ts';

export { sqlAttacks } from './sql.ts';
export { rawAttacks } from './transport.ts';
export const httpAttacks: readonly HttpAttack[] = [
  ...reading,
  ...writing,
  ...injection,
  ...identity,
  ...hidden,
  ...bodies,
  ...limits,
  ...transport,
];
