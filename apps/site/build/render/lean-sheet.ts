import postcss from 'postcss';

/*
 * What the whole sheet has and a browser pays for at every element of the page. A visitor sees no difference.
 */

const reset = ['*', ':after', ':before', '::backdrop'];

/**
 * The reset of Tailwind without its pseudo-elements: with them a browser computes two more styles for every element, though hardly
 * one has such a box. The components need no reset there: the library's own, for pages without Tailwind, has none either.
 * @throws Where the sheet has no such rule.
 */
export function withLeanReset(sheet: string): string {
  const parsed = postcss.parse(sheet);
  const found: postcss.Rule[] = [];
  parsed.walkRules((rule) => {
    const isReset = reset.every((selector) => rule.selectors.includes(selector));
    if (isReset && rule.some((node) => node.type === 'decl' && node.prop === 'box-sizing')) found.push(rule);
  });
  if (found.length !== 1)
    throw new Error(
      `The stylesheet resets every pseudo-element in ${found.length} rules, where one of Tailwind's preflight was expected. Teach build/render/lean-sheet.ts its new form.`,
    );
  for (const rule of found) rule.selectors = ['*'];
  return String(parsed);
}

/**
 * Without the faces of the fonts, for the file that a page fetches before scripts take over. Each page declares them, and where
 * they come a second time the browser lays out the whole page anew.
 */
export function withoutFaces(sheet: string): string {
  const parsed = postcss.parse(sheet);
  parsed.walkAtRules('font-face', (face) => void face.remove());
  return String(parsed);
}
