/*
 * Emulates the visitor's system settings inside a page. A page cannot change what the browser answers, so the query
 * is changed instead: every media rule of every style sheet, and every call of matchMedia, that uses the feature gets
 * a condition with the wanted answer. The components' own rules run; no styles are added.
 */

/** The features that can be emulated, each with its value. */
export interface MediaAnswers {
  'prefers-reduced-motion'?: 'reduce' | 'no-preference';
  'forced-colors'?: 'active' | 'none';
  'prefers-contrast'?: 'more' | 'no-preference';
}

const yes = '(min-width: 0px)';
const no = '(width < 0px)';
/** What the feature alone, without a value, means when it is answered with this. */
const off = new Set(['no-preference', 'none']);

/** A media query in which the features of `answers` are settled. */
export function answered(query: string, answers: MediaAnswers): string {
  return Object.entries(answers).reduce((text, [feature, answer]) => {
    const asked = new RegExp(`\\(\\s*${feature}\\s*(?::\\s*([a-z-]+)\\s*)?\\)`, 'g');
    return text.replace(asked, (_whole, value: string | undefined) =>
      (value === undefined ? !off.has(answer) : value === answer) ? yes : no,
    );
  }, query);
}

const original = new WeakMap<CSSMediaRule, string>();
let current: MediaAnswers = {};
let ask: typeof window.matchMedia | undefined;
let watcher: MutationObserver | undefined;

function settle(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const text = original.get(rule) ?? rule.media.mediaText;
      original.set(rule, text);
      const wanted = answered(text, current);
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
    }
    if (rule instanceof CSSImportRule && rule.styleSheet) settle(rule.styleSheet.cssRules);
    else if ('cssRules' in rule) settle(rule.cssRules as CSSRuleList);
  }
}

function settleAll(): void {
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    try {
      settle(sheet.cssRules);
    } catch {
      // A style sheet of another origin cannot be read, and is none of ours.
    }
  }
}

/**
 * Emulates media features until it is called again; without arguments the system's values apply. Style sheets that
 * are added later are covered too. A component that read a value before keeps it until it is mounted again.
 */
export function emulateMedia(answers: MediaAnswers): void {
  const same = JSON.stringify(answers) === JSON.stringify(current);
  if (same) return;
  current = answers;
  ask ??= window.matchMedia;
  const system = ask;
  window.matchMedia =
    Object.keys(answers).length === 0 ? system : (query) => system.call(window, answered(query, answers));
  settleAll();
  watcher ??= new MutationObserver(settleAll);
  watcher.disconnect();
  if (Object.keys(answers).length === 0) return;
  watcher.observe(document.head, { childList: true, subtree: true, characterData: true });
  // A linked style sheet has no rules until it has loaded.
  document.head.addEventListener('load', settleAll, { capture: true });
}
