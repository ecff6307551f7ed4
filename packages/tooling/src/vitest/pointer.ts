import type { BrowserCommand } from 'vitest/node';
import '@vitest/browser-playwright';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Takes the pointer off the page, where the test before may have left it over what stands there now. */
    parkPointer: () => Promise<void>;
  }
}

/** The Node side of packages/ui/test/setup.ts. */
export const parkPointer: BrowserCommand<[]> = ({ page }) => page.mouse.move(-1, -1);
