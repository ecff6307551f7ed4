import { formatHex, oklch, parse } from 'culori';
import { createTheme } from '../src/tokens/create-theme.ts';
import { color } from '../src/tokens/generated/tokens.ts';

/*
 * Whatever a story paints follows the brand. The brand below has hues from violet over red to brown, far from ours; a
 * colour of another hue in one of its stories is written somewhere by hand.
 */
const brand = 'probe';
const { css } = createTheme({
  brand,
  primary: '#c2410c',
  secondary: '#86198f',
  highlight: '#ffb4c8',
  neutral: '#6b5f57',
  danger: '#b91c1c',
  success: '#8a4b00',
});

/** Hues in degrees of OKLCH that the brand has nothing of: yellow, green and blue. */
const foreign = { from: 85, to: 290 };

/** Chroma below which a colour looks grey. */
const GREY = 0.03;

/** Our own highlight is as yellow as a mix of brown may be. */
const ours = new Set<string>(Object.values(color).flatMap(({ light, dark }) => [light, dark]));

const painted = [
  'color',
  'background-color',
  'background-image',
  'border-top-color',
  'border-right-color',
  'border-bottom-color',
  'border-left-color',
  'outline-color',
  'box-shadow',
  'text-decoration-color',
  'text-shadow',
  'fill',
  'stroke',
  'stop-color',
  'caret-color',
  'accent-color',
];

/** The generated boxes of an element that paint something. */
function boxesOf(element: Element): (string | undefined)[] {
  const generated = ['::before', '::after'].filter(
    (box) => getComputedStyle(element, box).content !== 'none',
  );
  if (element.matches('input, textarea')) return [undefined, ...generated, '::placeholder'];
  return element.matches('li, summary') ? [undefined, ...generated, '::marker'] : [undefined, ...generated];
}

const TINT = '--lali-project-tint';

/** Pictures, and what stands in the colour that a project gives for itself. */
function hasOwnColours(element: Element): boolean {
  if (element.matches('img, video, iframe')) return true;
  const holder = element.closest<HTMLElement>(`[style*='${TINT}']`);
  return holder !== null && !holder.style.getPropertyValue(TINT).startsWith('var(');
}

const known = new Map<string, boolean>();

/** Whether a value of a property contains a colour that the brand does not have. */
function isForeign(value: string): boolean {
  const before = known.get(value);
  if (before !== undefined) return before;
  const found = (
    value.match(/(?:rgba?|hsla?|oklab|oklch|lab|lch|color)\([^()]*\)|#[\da-f]{3,8}\b/gi) ?? []
  ).some((text) => {
    const parsed = parse(text);
    if (!parsed || parsed.alpha === 0) return false;
    const { c, h = 0 } = oklch(parsed);
    return c > GREY && ((h >= foreign.from && h <= foreign.to) || ours.has(formatHex(parsed) ?? ''));
  });
  known.set(value, found);
  return found;
}

function nameOf(element: Element): string {
  const parents: string[] = [];
  for (
    let at: Element | null = element;
    at && at !== document.body && parents.length < 4;
    at = at.parentElement
  )
    parents.unshift(
      at.localName + (at.getAttribute('class') ? `.${at.getAttribute('class')?.slice(0, 60)}` : ''),
    );
  return parents.join(' > ');
}

/** Every colour on the page that does not follow the brand, with the element that has it. */
export function foreignColours(): string[] {
  const found: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility() || hasOwnColours(element)) continue;
    for (const box of boxesOf(element)) {
      const style = getComputedStyle(element, box);
      for (const property of painted) {
        const value = style.getPropertyValue(property);
        if (value !== '' && value !== 'none' && isForeign(value))
          found.push(`${property}: ${value} of ${nameOf(element)}${box ?? ''}`);
      }
    }
  }
  return found;
}

/** Gives the document the brand until the returned function is called. */
export function wearBrand(): () => void {
  const sheet = document.createElement('style');
  sheet.textContent = css;
  document.head.append(sheet);
  document.documentElement.dataset.brand = brand;
  return () => {
    delete document.documentElement.dataset.brand;
    sheet.remove();
  };
}
