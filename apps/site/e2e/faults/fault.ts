import type { CellContext } from './cell-context.ts';

/** Something that goes wrong: a row of the table. */
export interface Fault {
  name: string;
  /** `new`: a browser that has not visited the site. Default: one that has. */
  visitor?: 'new' | 'without scripts';
  /** Runs before the page is opened. */
  before?(context: CellContext): unknown;
  /** Runs when the form is filled in. */
  start?(context: CellContext): unknown;
  /** Replaces the one press on the button. */
  press?(context: CellContext): Promise<void>;
  /** Runs while the submission is under way. */
  during?(context: CellContext): Promise<void>;
  /** The visitor leaves the page and opens another one. */
  leave?(context: CellContext): Promise<void>;
  /** Runs when it is stored: what has to become of it in the end. */
  afterwards?(context: CellContext): Promise<void>;
  /** Ends what `reset` does not end. */
  fix?(context: CellContext): Promise<void>;
  /** Every repeat would get the same refusal, so another channel has to be used. */
  isRefusal?: true;
  /** Only another press by the visitor helps. */
  needsResend?: true;
  /** The browser stores nothing, and the visitor has to be warned before leaving the page. */
  cannotStore?: true;
  /** When the fault is over, what waits is sent at once, without a pause. */
  resendsAtOnce?: true;
  /** The fault is in the page itself, which is loaded again. */
  fixedByReload?: true;
  /** The fault does not end. */
  isPermanent?: true;
}
