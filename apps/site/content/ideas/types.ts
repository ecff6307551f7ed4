import type { Seedling as AnySeedling } from '@laliaflia/domain';
import type { methodologies } from '../methodologies.ts';

export type Method = keyof typeof methodologies;
export type Seedling = AnySeedling<Method>;
