import type { Seedling as AnySeedling } from '../../features/ideas/sprouting/index.ts';
import type { methodologies } from '../methodologies.ts';

export type Method = keyof typeof methodologies;
export type Seedling = AnySeedling<Method>;
