import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import { type Contents, isPossible, type Needs, needsOf, splitSelectors } from './selector-needs.ts';

/** What of a page decides which rules it can use. */
export interface UsedNames {
  /** Its class attributes as they are written; most pages repeat those of others. */
  classLists: Set<string>;
  tags: Set<string>;
  /** Custom properties that the page itself names. */
  variables: Set<string>;
  /** Its style attributes. */
  attributes: Set<string>;
}

export function noNames(): UsedNames {
  return { classLists: new Set(), tags: new Set(), variables: new Set(), attributes: new Set() };
}

const named = /<([a-z][\w-]*)| class="([^"]*)"| style="([^"]*)"|(--[\w-]+)/gi;

/** Adds the names in a page. It is searched as text: React writes every attribute in double quotes. */
export function addNames(used: UsedNames, html: string): void {
  for (const [, tag, classes, style, variable] of html.matchAll(named)) {
    if (tag !== undefined) used.tags.add(tag);
    else if (classes !== undefined) used.classLists.add(classes);
    else if (style !== undefined) used.attributes.add(style);
    else if (variable !== undefined) used.variables.add(variable);
  }
}

/** Adds every word of a script that runs before the whole sheet is there, since any could be a class. */
export function addWords(used: UsedNames, script: string): void {
  for (const word of script.split(/["'`\s]+/)) used.classLists.add(word);
  for (const each of variablesIn(script)) used.variables.add(each);
}

export function mergeNames(into: UsedNames, from: UsedNames): void {
  for (const key of ['classLists', 'tags', 'variables', 'attributes'] as const)
    for (const name of from[key]) into[key].add(name);
}

interface Declaration {
  text: string;
  /** Its name if it is a custom property, which only counts where something reads it. */
  variable: string | undefined;
  reads: string[];
}

type Part =
  | { kind: 'rule'; selectors: { text: string; needs: Needs }[]; declarations: Declaration[] }
  /** Needed if what is kept names it: key frames, registered properties, named pages. */
  | { kind: 'named'; name: string; text: string }
  | { kind: 'block'; head: string; isLayer: boolean; parts: Part[] }
  | { kind: 'fixed'; text: string };

/**
 * Reads a stylesheet once; the function that it returns cuts it down to what a page can use. A rule stays if its classes
 * and elements occur in the page, whatever the state: hovered, open, dark, forced colours, printed. Order and layers stay,
 * and so do the faces of all fonts, which only the page declares.
 */
export function usedStyles(sheet: string): (used: UsedNames) => string {
  const parts = partsOf(postcss.parse(sheet).nodes);
  return (used) => {
    const contents = {
      classes: new Set([...used.classLists].flatMap((list) => unescaped(list).split(/\s+/))),
      tags: new Set([...used.tags].map((tag) => tag.toLowerCase())),
    };
    const kept = parts.flatMap((part) => keep(part, contents));
    const read = variablesRead(kept, used);
    const rules = kept.map((part) => written(part, (name) => read.has(name), undefined)).join('');
    const everything = `${rules}\n${[...used.attributes].join('\n')}`;
    return kept.map((part) => written(part, (name) => read.has(name), everything)).join('');
  };
}

function partsOf(nodes: readonly ChildNode[]): Part[] {
  return nodes.flatMap((node): Part[] => {
    if (node.type === 'comment') return [];
    if (node.type === 'rule') return [ruleOf(node)];
    if (node.type === 'atrule') return [atRuleOf(node)];
    throw unexpected(String(node));
  });
}

function ruleOf(rule: Rule): Part {
  const selectors = splitSelectors(rule.selector).map((text) => ({ text, needs: needsOf(text) }));
  const declarations = rule.nodes.flatMap((node): Declaration[] => {
    if (node.type === 'comment') return [];
    if (node.type !== 'decl') throw unexpected(String(node));
    const text = String(node);
    const variable = node.prop.startsWith('--') ? node.prop : undefined;
    return [{ text, variable, reads: variablesIn(node.value) }];
  });
  return { kind: 'rule', selectors, declarations };
}

function atRuleOf(rule: AtRule): Part {
  const { name, params } = rule;
  const text = rule.nodes === undefined ? `${rule};` : String(rule);
  if (name === 'keyframes' || name === 'property') return { kind: 'named', name: params, text };
  if (name === 'page' && /^[a-z]/i.test(params)) return { kind: 'named', name: `page:${params}`, text };
  if (rule.nodes === undefined || name === 'page' || name === 'font-face') return { kind: 'fixed', text };
  const head = `@${name}${rule.raws.afterName ?? ' '}${params}`;
  return { kind: 'block', head, isLayer: name === 'layer', parts: partsOf(rule.nodes) };
}

function keep(part: Part, page: Contents): Part[] {
  if (part.kind === 'block') {
    const parts = part.parts.flatMap((each) => keep(each, page));
    if (parts.length > 0) return [{ ...part, parts }];
    // The order of layers is that of their first mention.
    return part.isLayer ? [{ kind: 'fixed', text: `${part.head};` }] : [];
  }
  if (part.kind !== 'rule') return [part];
  const selectors = part.selectors.filter(({ needs }) => isPossible(needs, page));
  return selectors.length === 0 ? [] : [{ ...part, selectors }];
}

/** The custom properties that a kept declaration or the page reads, also by way of other custom properties. */
function variablesRead(parts: readonly Part[], used: UsedNames): Set<string> {
  const definitions = new Map<string, string[]>();
  const open = [...used.variables, ...[...used.attributes].flatMap(variablesIn)];
  for (const { variable, reads } of declarationsIn(parts)) {
    if (variable === undefined) open.push(...reads);
    else definitions.set(variable, [...(definitions.get(variable) ?? []), ...reads]);
  }
  const read = new Set<string>();
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (read.has(name)) continue;
    read.add(name);
    open.push(...(definitions.get(name) ?? []));
  }
  return read;
}

function* declarationsIn(parts: readonly Part[]): Generator<Declaration> {
  for (const part of parts) {
    if (part.kind === 'rule') yield* part.declarations;
    else if (part.kind === 'block') yield* declarationsIn(part.parts);
  }
}

/** Without `everything`, the named parts are left out, which it is about to decide. */
function written(part: Part, isRead: (name: string) => boolean, everything: string | undefined): string {
  switch (part.kind) {
    case 'fixed':
      return part.text;
    case 'named':
      return everything !== undefined && isNamed(part.name, everything, isRead) ? part.text : '';
    case 'rule': {
      const declarations = part.declarations.filter(
        ({ variable }) => variable === undefined || isRead(variable),
      );
      if (declarations.length === 0) return '';
      const selectors = part.selectors.map(({ text }) => text).join();
      return `${selectors}{${declarations.map(({ text }) => text).join(';')}}`;
    }
    case 'block': {
      const inner = part.parts.map((each) => written(each, isRead, everything)).join('');
      if (inner !== '') return `${part.head}{${inner}}`;
      return part.isLayer ? `${part.head};` : '';
    }
  }
}

function isNamed(name: string, everything: string, isRead: (name: string) => boolean): boolean {
  return name.startsWith('--') ? isRead(name) : everything.includes(name);
}

function variablesIn(text: string): string[] {
  return text.match(/--[\w-]+/g) ?? [];
}

function unescaped(attribute: string): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return attribute.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => signs[name] ?? '');
}

function unexpected(text: string): Error {
  return new Error(
    `Styles of a page: the stylesheet has "${text.slice(0, 80)}" where a rule or a declaration was expected. Teach build/render/used-styles.ts to read it.`,
  );
}
