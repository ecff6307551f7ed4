import process from 'node:process';
import { createMailFunction } from '@laliaflia/backend/mail';
import { site } from '../../content/site.ts';
import { createLetters } from '../../mail/letters.ts';

/* Runs in Deno, once a minute. */

declare const Deno: { serve(answer: (request: Request) => Promise<Response>): unknown };

Deno.serve(
  createMailFunction(process.env, {
    name: site.brand,
    address: site.email,
    site: site.url,
    lettersOf: createLetters,
  }),
);
