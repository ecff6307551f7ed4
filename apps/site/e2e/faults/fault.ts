import type { Scene } from './scene.ts';

/** Something that goes wrong, a row of the table. Whatever is not given goes well. */
export interface Fault {
  name: string;
  /** `fresh`: a browser that has seen nothing of the site yet. Default: one that has. */
  visitor?: 'fresh' | 'without scripts';
  /** It is there before the page is. */
  before?(scene: Scene): unknown;
  /** It comes when everything is filled in. */
  arm?(scene: Scene): unknown;
  /** Instead of one press on the button. */
  press?(scene: Scene): Promise<void>;
  /** While it is on its way. */
  during?(scene: Scene): Promise<void>;
  /** The visitor leaves the page, and comes to another one. */
  leave?(scene: Scene): Promise<void>;
  /** Puts right what `calm` does not. */
  mend?(scene: Scene): Promise<void>;
  /** The same attempt meets the same answer for good: it has to go another way. */
  isRefusal?: true;
  /** Nothing but another press of the visitor helps. */
  byHand?: true;
  /** The browser keeps nothing, which the visitor has to know before the page is left. */
  isVolatile?: true;
  /** What waits goes out at once when it is over, without any time passing. */
  wakes?: true;
  /** The page itself is what is wrong: it is loaded anew. */
  mendsByReload?: true;
  /** Nobody puts it right. */
  forGood?: true;
}
