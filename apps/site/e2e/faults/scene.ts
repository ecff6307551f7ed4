import type { Door } from './door.ts';
import type { Origin } from './origin.ts';
import type { Visitor } from './visitor.ts';
import type { Way } from './way.ts';

/** One cell of the table while it is played. */
export interface Scene {
  way: Way;
  visitor: Visitor;
  /** The e-mail address, or the words, by which it is known afterwards. */
  mark: string;
  address: string;
  origin: Origin;
  api: Door;
  site: Door;
  /** The one of the two that the way takes first. */
  door: Door;
  subscribe(email: string): Promise<void>;
}
