// Components are measured with the styles a user of the library has, so that "no outer margin" means something.
import '../../../.storybook/preview.css';
import { afterEach, beforeEach } from 'vitest';
import { commands, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

// The whole document is ours, as with the class on <html> in an application.
document.documentElement.classList.add('laliaflia');

// Components react to the pointer, so no test may begin with the pointer where another test left it.
beforeEach(() => commands.parkPointer());

// All files share one page.
afterEach(async () => {
  await cleanup();
  document.body.removeAttribute('style');
  window.scrollTo(0, 0);
  if (innerWidth !== 1200 || innerHeight !== 900) await page.viewport(1200, 900);
});
