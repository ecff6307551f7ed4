import { isAsleep, wake } from '../routing/asleep.ts';
import { asksPage, holdPresses } from './presses.ts';

/** A page that sleeps is waked by these, where they are meant for it. */
const acts = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'click', 'scroll'];

/** What React stops on its way to a page that it has not taken over. */
const stopped = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click', 'auxclick'],
  ...['keydown', 'keyup', 'input', 'change', 'focusin', 'pointerover', 'mouseover'],
];

/** What shows only once scripts run, and answers no act: it needs them when it is seen. */
const inSight = '[data-part="share"], [data-part="contents"] ol, article[data-state="announced"]';

/** Brings the page's own code with the first act that is meant for it. Presses are repeated when it has taken over. */
export function wakeOnAct(): void {
  const rouse = () =>
    wake().then(letGo, (error) => {
      console.info('The page stays as delivered: its code could not be fetched.', error);
      letGo();
    });
  const onAct = (event: Event) => {
    if (!isAsleep()) end();
    else if (asksPage(event)) rouse();
  };
  const letGo = holdPresses((event) => isAsleep() && asksPage(event), true);
  const seen = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) rouse();
  });

  const listen = (change: typeof addEventListener) => {
    for (const act of acts) change(act, onAct, { capture: true, passive: true });
    for (const type of stopped) change(type, letPass, { capture: true, passive: true });
  };
  const end = () => {
    listen(removeEventListener);
    seen.disconnect();
  };

  listen(addEventListener);
  for (const element of document.querySelectorAll(`main :is(${inSight})`)) seen.observe(element);
  // It may have been reached while the frame was hydrated.
  const { activeElement } = document;
  if (activeElement && asksPage({ target: activeElement, type: 'focusin' } as unknown as Event)) rouse();
}

/** Acts in the page are nothing that the frame should not hear of: a press beside an open menu closes it. */
function letPass(event: Event): void {
  const { target } = event;
  if (isAsleep() && target instanceof Element && target.closest('main')) event.stopPropagation = () => {};
}
