/** CSS has opened it under the pointer or the focus, and the scripts take that over. */
const isAnswered = '[data-nav-trigger]';

/** Links and submit buttons that lead elsewhere as delivered, and act in the page once scripts run. */
const actsInPage =
  '[aria-roledescription="carousel"] a, a[data-chat-launcher], form:is([method="get"], [data-acts]) [type="submit"], [data-state="poster"] a';

/** Leads to its panel as delivered, and chooses it once scripts run. */
const tab = '.lali-tabs [role="group"] > a';

/** What only the page's own code can answer, or answers better. Links to other pages need none of it. */
const controls = `${actsInPage}, button, input, select, textarea, label, summary, a[href]:not([href^="/"])`;
/** Has more to show under a pointer that can hover, and as it is scrolled. */
const gallery = '[aria-roledescription="carousel"]';

/** A press that is held back goes on natively after this time, in milliseconds. */
const patience = 10_000;

/** Whether an act is meant for what the page's own code does, and not for its words, its links or the frame around it. */
export function asksPage(event: Event): boolean {
  const { target, type } = event;
  if (!(target instanceof Element) || target.closest('main') === null) return false;
  const isFinger = type === 'touchstart' || ('pointerType' in event && event.pointerType === 'touch');
  // A finger that comes down on a gallery is mostly on its way along the page, and so is a pointer that the page runs under.
  if (target.closest(gallery) !== null) return !(isFinger && type !== 'click') && !/over|wheel/.test(type);
  if (/over|move|scroll|wheel/.test(type)) return false;
  // A picture in a control may be static, and the control is alive.
  const control = target.closest(controls);
  return control !== null && control.closest('[data-static]') === null;
}

/**
 * Keeps the clicks that only scripts can answer, as long as there are none.
 * @param areComing The scripts are about to come: what would jump natively waits for them, too.
 * @returns Repeats them: to the scripts, or natively if these cannot come.
 */
export function holdPresses(areHeld: (event: MouseEvent) => boolean, areComing = false): () => void {
  const inPage = areComing ? `${actsInPage}, ${tab}` : actsInPage;
  let held: HTMLElement[] = [];
  let isRepeating = false;
  const letGo = () => {
    const presses = held;
    held = [];
    isRepeating = true;
    for (const control of presses) if (control.isConnected) control.click();
    isRepeating = false;
  };
  const onClick = (event: MouseEvent) => {
    const press = isRepeating || !areHeld(event) ? undefined : pressOf(event, inPage);
    if (press === undefined) return;
    if (press.isHeld) {
      event.preventDefault();
      setTimeout(letGo, patience);
    }
    held.push(press.control);
  };
  addEventListener('click', onClick, true);
  return letGo;
}

interface Press {
  control: HTMLElement;
  /** It must not act natively, which would leave the page. */
  isHeld: boolean;
}

/**
 * What a click before hydration is meant for, if only scripts can answer it. Every other one has an answer of the
 * browser's own: links, disclosures, fields and forms. A form that is not filled in would not be sent natively either, and
 * scripts say better what is missing.
 */
function pressOf(event: MouseEvent, inPage: string): Press | undefined {
  const { target, button } = event;
  if (!(target instanceof Element) || button !== 0 || event.defaultPrevented) return undefined;
  const held = target.closest<HTMLElement>(inPage);
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (held !== null) return isPlain ? { control: held, isHeld: true } : undefined;
  const control = target.closest<HTMLElement>('button, [role="button"]');
  if (control === null || control.matches(isAnswered)) return undefined;
  if (control instanceof HTMLButtonElement && control.type === 'submit')
    return control.form?.matches(':invalid') ? { control, isHeld: true } : undefined;
  return { control, isHeld: false };
}
