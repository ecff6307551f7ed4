import { prefix } from './engine.ts';
import { type Names, rewriteList, rewriteSelector, withKeyframes, withVariables } from './names.ts';

/** In `@theme` Tailwind adds the prefix to the names; only what they refer to is written with it. */
const rewriteTheme = (block: string): string => block.replaceAll(/var\(\s*--[a-z][\w-]*/g, withVariables);

/** Of the rules that a part's own sheet holds: below every utility, the library's and the application's. */
const layer = `@layer components.${prefix}.parts`;

const pieces =
  /\/\*[\s\S]*?\*\/|"[^"\n]*"|'[^'\n]*'|url\([^)]*\)|@theme[^{]*\{[^}]*\}|@utility\s+[^{]+|@(?:custom-)?variant\s+[\w-]+|@source[^;]*;|@layer[^{;]*|layer\([^)]*\)/g;

/** Text between comments, strings and Tailwind's own definitions. */
function rewriteRules(css: string, names: Names): string {
  return withVariables(css)
    .replaceAll(
      /(@keyframes\s+)([\w-]+)/g,
      (_, rule: string, name: string) => rule + withKeyframes(name, names.keyframes),
    )
    .replaceAll(
      /(animation(?:-name)?:)([^;}]*)/g,
      (_, property: string, value: string) => property + withKeyframes(value, names.keyframes),
    )
    .replaceAll(
      /(@apply\s+)([^;}]*)/g,
      (_, rule: string, list: string) => rule + rewriteList(list, names).text,
    )
    .replaceAll(/\.[a-z](?:\\.|[\w-])*/g, (selector) => rewriteSelector(selector, names));
}

/** A style sheet with the prefix in front of its variables, classes and key frames. */
export function rewriteStyleSheet(css: string, names: Names): string {
  let text = '';
  let at = 0;
  for (const { 0: piece, index } of css.matchAll(pieces)) {
    text += rewriteRules(css.slice(at, index), names);
    if (piece.startsWith('@theme')) text += rewriteTheme(piece);
    else if (piece.startsWith('@layer')) text += piece.replace(/^@layer components(?=\s*$)/, layer);
    else text += piece.startsWith('/*') ? withVariables(piece) : piece;
    at = index + piece.length;
  }
  return text + rewriteRules(css.slice(at), names);
}
