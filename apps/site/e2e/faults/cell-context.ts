import type { MailServer } from '@laliaflia/tooling/mail-server/mail-server.ts';
import type { Flow } from './flow.ts';
import type { Origin } from './origin.ts';
import type { Others } from './others.ts';
import type { FaultProxy } from './proxy.ts';
import type { StoredLeads } from './stored-leads.ts';
import type { Visitor } from './visitor.ts';

/** One cell of the table while it runs. */
export interface CellContext {
  flow: Flow;
  visitor: Visitor;
  /** The unique text that identifies the submission. */
  mark: string;
  address: string;
  origin: Origin;
  api: FaultProxy;
  site: FaultProxy;
  /** The proxy of the flow's first channel. */
  proxy: FaultProxy;
  /** Where the mails of the leads go. */
  mailServer: MailServer;
  stored: StoredLeads;
  subscribe(email: string): Promise<void>;
  /** Who send the same beside the visitor. */
  others: Others;
}
