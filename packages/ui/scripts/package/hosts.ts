import { letters } from './class-names.ts';
import { isImportant } from './families.ts';
import { mapRules, type Part, parseSheet, printSheet, split } from './sheet.ts';

/*
 * What the compiled sheet says so that it keeps its look beside the styles of whoever uses it, and they keep theirs.
 * docs/decisions/beside-other-styles.md has the reasons.
 */

/** Elements that our components draw: those with a class of ours, and plain ones directly in them, in rich text or a table. */
const ours = '[class*=lali_],[class*=lali-]';
const own = `:where(${ours},:is(${ours})>:not([class]),:is(.lali-prose,.lali-table) :not([class]))`;

/** Matches everything, and weighs more than any selector of elements and less than one class. */
const weight = `:not(${Array(8).fill('p').join(' ')})`;

/** Of the element with the class `laliaflia` only what we set there; on `<html>` what a host sets is the unit of its sizes. */
const ground = ':where(.laliaflia:not(:root),.laliaflia>body)';
const groundProperties = ['background-color', 'color', 'font', 'text-wrap'];

/**
 * In no layer, so above every reset in no layer. It sets nothing: each property goes back to what the layers say, where
 * ours lie below the utilities of Tailwind 4. A class in no layer (Tailwind 3, Bootstrap, CSS modules) weighs more.
 */
const guard: Part[] = [
  {
    selector: ['', '::before', '::after', '::placeholder'].map((box) => `${own}${weight}${box}`).join(','),
    declarations: ['all:revert-layer'],
  },
  {
    selector: `${ground}${weight}`,
    declarations: groundProperties.map((property) => `${property}:revert-layer`),
  },
];

/** Defaults that Tailwind has and styles.css has not: the parts are drawn with them. */
const further = parseSheet(
  [
    ':where(.laliaflia) :where(table){text-indent:0;border-color:inherit;border-collapse:collapse}',
    ':where(.laliaflia) :where(hr){color:inherit}',
    ':where(.laliaflia) :where(sub,sup){vertical-align:baseline;font-size:75%;line-height:0;position:relative}',
    ':where(.laliaflia) :where(sub){bottom:-.25em}',
    ':where(.laliaflia) :where(sup){top:-.5em}',
  ].join(''),
);

/** Generated boxes of our own elements. Within `:where()`, where styles.css names them, they cannot stand. */
const boxes = parseSheet(
  ':where(.laliaflia *)::before,:where(.laliaflia *)::after{box-sizing:border-box;border:0 solid;margin:0;padding:0}',
);

const isBase = (part: Part): part is Extract<Part, { condition: string }> =>
  'condition' in part && part.condition === '@layer base';

/** No reset says anything of these. */
const unopposed = /^\[data-|::selection|:is\(p,li\)/;

/** A default of everything in the class, for our own elements: with the same weight. Undefined where it is none. */
function forOwn(selector: string): string | undefined {
  if (unopposed.test(selector)) return undefined;
  const inside = /^:where\(\.laliaflia\) (:where\(.+\))$/.exec(selector);
  if (inside !== null) return `${inside[1]}${own}`;
  const narrowed = selector
    .replace(':where(.laliaflia,.laliaflia *)', `:where(.laliaflia,${own})`)
    .replace(':where(.laliaflia *)', own);
  if (narrowed !== selector) return narrowed;
  return /^:where\(\.laliaflia\)$|^(body)?\.laliaflia/.test(selector) ? selector : undefined;
}

/**
 * The defaults once more for our own elements, in the lowest layer of the components: so no reset in the layer `base`
 * comes before them.
 */
const defaultsOfOwn = (base: readonly Part[]): Part => ({
  condition: '@layer components.lali.base',
  parts: mapRules(base, ({ selector, declarations }) => {
    const selectors = split(selector, ',').flatMap((each) => forOwn(each) ?? []);
    const normal = declarations.filter((each) => !isImportant(each));
    return selectors.length === 0 || normal.length === 0
      ? undefined
      : { selector: selectors.join(','), declarations: normal };
  }),
});

/** Tailwind's variables by short names of ours: Tailwind 3 sets its own on every element, in no layer. */
function withOwnVariables(css: string): string {
  const names = new Map<string, string>();
  return css.replaceAll(/--tw-[\w-]+/g, (name) => {
    const short = names.get(name) ?? `--lali_${letters(names.size)}`;
    names.set(name, short);
    return short;
  });
}

/** The compiled sheet, safe beside other sheets. */
export function besideOthers(css: string): string {
  const parts = parseSheet(withOwnVariables(css));
  const at = parts.findIndex(
    (part) => 'condition' in part && part.condition.startsWith('@layer components.'),
  );
  const base = parts.filter(isBase).flatMap((part) => part.parts);
  const lowered = { condition: '@layer base.lali', parts: [...base, ...further] };
  const defaults = defaultsOfOwn([...base, ...boxes, ...further]);
  // At the place of the first: where a layer is named first decides what it wins over.
  const first = parts.findIndex(isBase);
  const before = parts
    .slice(0, at)
    .flatMap((part, place): Part[] => (place === first ? [lowered] : isBase(part) ? [] : [part]));
  return printSheet([...before, defaults, ...parts.slice(at), ...guard]);
}
