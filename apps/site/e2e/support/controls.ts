import type { Page } from '@playwright/test';

/**
 * Presses every button and every `<summary>` in a part of the page, and returns those that changed nothing: no
 * element, no attribute, no focus, nothing copied, printed or opened.
 */
export function deadControls(page: Page, part: 'html' | 'main'): Promise<string[]> {
  return page.evaluate(async (selector) => {
    let acted = false;
    const act = () => {
      acted = true;
    };
    Object.assign(window, { print: act, open: act });
    document.addEventListener('focusin', act);
    new MutationObserver((changes) => {
      // A running clock and a moving figure do not count as a response to a press.
      const answers = changes.some(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        return element?.closest('svg, [role=timer]') === null;
      });
      if (answers) act();
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

    const answered = async () => {
      const end = performance.now() + 1500;
      while (!acted && performance.now() < end) await new Promise((next) => setTimeout(next, 10));
      return acted;
    };
    const dead: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(`:is(${selector}) :is(button, summary)`)) {
      const idle = control.matches(':disabled, [aria-disabled=true], [aria-pressed=true]');
      // An empty newsletter form is meant to do nothing.
      if (idle || !control.checkVisibility() || control.closest('#newsletter')) continue;
      acted = false;
      control.click();
      if (!(await answered())) dead.push(control.outerHTML.slice(0, 160));
    }
    return dead;
  }, part);
}
