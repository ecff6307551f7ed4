import { publishDesk } from '@laliaflia/desk/publish';
import type { RuntimeConfig } from '../browser/runtime.ts';
import { policyHeader } from '../host/page.ts';
import { contentSecurityPolicy, securityHeaders } from './host/policy.ts';
import { publishedDesk } from './paths.ts';

/** Builds the owner's desk, under the same policy as the pages. */
export function publishDeskBeside({ api, key }: RuntimeConfig): Promise<void> {
  const policy = contentSecurityPolicy({ scripts: [], styles: [] }, api);
  return publishDesk({ api, key, headers: { ...securityHeaders(), [policyHeader]: policy } }, publishedDesk);
}
