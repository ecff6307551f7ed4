import { findClassPositions } from './class-positions.ts';
import { prefix } from './engine.ts';
import { isNode, type Module, type Node, nameOf, nodesOf } from './modules.ts';
import { type Names, rewriteList, rewriteSelector, withPrefix, withVariables } from './names.ts';

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A place that a reader has to judge. */
interface Doubt {
  file: string;
  line: number;
  text: string;
  why: string;
}

interface Outcome {
  edits: Map<string, Edit[]>;
  doubts: Doubt[];
}

/** The text with all edits made. */
export function applied(text: string, edits: readonly Edit[]): string {
  let result = text;
  for (const { start, end, text: inserted } of [...edits].sort((a, b) => b.start - a.start))
    result = result.slice(0, start) + inserted + result.slice(end);
  return result;
}

/** Functions that take a selector. */
const asks = /^(querySelector|querySelectorAll|closest|matches|locator|fits|contains)$/;
const selectorProperty = /^(selector|root)$/;
const reference = /(?<=var\(\s*)--[a-z][\w-]*/g;
const takesVariable = /^(getPropertyValue|setProperty|removeProperty)$/;
/** `--figure-${name}` */
const beginsVariable = /^--[a-z][\w-]*-$/;
const wholeName = /^--[a-z][\w-]*$/;

const isText = (node: Node) =>
  node.type === 'TemplateElement' || (node.type === 'Literal' && typeof node.value === 'string');

/** What stands between the quotes. A part of a template ends with one sign or two. */
function inside({ text }: Module, node: Node): { start: number; end: number; raw: string } {
  const start = node.start + 1;
  const end = node.type === 'Literal' ? node.end - 1 : start + (node.value as { raw: string }).raw.length;
  return { start, end, raw: text.slice(start, end) };
}

/** Rewrites the strings of all scripts. */
export function rewriteScripts(
  modules: readonly Module[],
  names: Names,
  variables: ReadonlySet<string>,
): Outcome {
  const positions = findClassPositions(modules);
  const outcome: Outcome = { edits: new Map(), doubts: [] };
  for (const module of modules) {
    const classes = positions.get(module.file) ?? new Map<Node, boolean>();
    const selectors = findSelectors(module);
    const named = findVariables(module);
    const edits: Edit[] = [];
    for (const node of module.nodes.filter(isText)) {
      const { start, end, raw } = inside(module, node);
      let text = raw;
      if (selectors.has(node)) {
        const selector = raw.replaceAll('\\\\', '\\');
        text = rewriteSelector(selector, names).replaceAll('\\', '\\\\');
      } else if (classes.get(node) || (classes.has(node) && readsLikeClasses(raw, names)))
        text = rewriteClasses(module, node, raw, names, outcome.doubts);
      else if (wholeName.test(raw) && (named.has(node) || variables.has(raw))) text = withVariables(raw);
      else if (beginsVariable.test(raw) && [...variables].some((name) => name.startsWith(raw)))
        text = withVariables(raw);
      else {
        text = raw.replaceAll(reference, withVariables);
        if (text === raw && /\s/.test(raw.trim()) && readsLikeClasses(raw, names))
          doubt(module, start, raw, 'reads like classes', outcome);
      }
      if (text !== raw) edits.push({ start, end, text });
    }
    if (edits.length > 0) outcome.edits.set(module.file, edits);
  }
  return outcome;
}

function doubt(
  { file, text }: Module,
  at: number,
  what: string,
  why: string,
  { doubts }: Pick<Outcome, 'doubts'>,
) {
  doubts.push({ file, line: text.slice(0, at).split('\n').length, text: what, why });
}

/** A part of a template begins or ends within a class where a value touches it. */
function rewriteClasses(module: Module, node: Node, raw: string, names: Names, doubts: Doubt[]): string {
  const { start, end } = inside(module, node);
  const { text, unknown } = rewriteList(raw, names);
  const touches = [
    module.text[start - 1] === '}' && /^\S/.test(raw),
    module.text.slice(end, end + 2) === '${' && /\S$/.test(raw),
  ].includes(true);
  if (touches) {
    doubt(module, start, raw, 'a value is part of a class', { doubts });
    return raw;
  }
  if (unknown.length > 0 && !unknown.every((word) => word === 'laliaflia'))
    doubt(module, start, unknown.join(' '), 'not a class of ours', { doubts });
  return text;
}

/** All words are classes, and one of them is no plain word. */
function readsLikeClasses(text: string, names: Names): boolean {
  const words = text.split(/\s+/).filter(Boolean);
  if (words.some((word) => word.startsWith(prefix) || withPrefix(word, names) === undefined)) return false;
  return words.some((word) => /[-:[]/.test(word));
}

/** Keys of objects, and arguments of methods that take a variable. */
function findVariables({ nodes }: Module): Set<Node> {
  const found = new Set<Node>();
  for (const node of nodes) {
    if (node.type === 'Property') found.add(node.key as Node);
    if (node.type !== 'CallExpression') continue;
    const callee = node.callee as Node;
    const [first] = nodesOf(node.arguments);
    if (first !== undefined && takesVariable.test(nameOf(callee.property) ?? '')) found.add(first);
  }
  return found;
}

function findSelectors({ nodes }: Module): Set<Node> {
  const found = new Set<Node>();
  const add = (node: unknown): void => {
    if (!isNode(node)) return;
    if (isText(node)) found.add(node);
    for (const part of nodesOf(node.quasis)) found.add(part);
  };
  for (const node of nodes) {
    if (node.type === 'Property' && selectorProperty.test(nameOf(node.key) ?? '')) add(node.value);
    if (node.type !== 'CallExpression') continue;
    const callee = node.callee as Node;
    const name = nameOf(callee.type === 'MemberExpression' ? callee.property : callee) ?? '';
    if (asks.test(name)) nodesOf(node.arguments).forEach(add);
  }
  return found;
}
