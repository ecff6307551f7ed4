import { createGateway, type Gateway } from '@laliaflia/backend';
import { runtimeConfig } from './runtime.ts';

let made: Gateway | undefined;

/** One gateway for the whole visit; it fetches supabase-js at its first call. */
export function gateway(): Gateway {
  made ??= createGateway({ url: runtimeConfig().api, key: runtimeConfig().key });
  return made;
}
