import type { BrowserCommand } from 'vitest/node';
import '@vitest/browser-playwright';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Moves the pointer off the page, where an earlier test may have left it over an element. */
    parkPointer: () => Promise<void>;
  }
}

/** The Node side of packages/ui/test/setup.ts. */
export const parkPointer: BrowserCommand<[]> = ({ page }) => page.mouse.move(-1, -1);
