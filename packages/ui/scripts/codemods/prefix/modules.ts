import path from 'node:path';
import { parseSync } from 'vite';

/** What the codemod needs of a node of the syntax tree. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/** Where the value of a name comes from. `keys` are the properties to take of it, `*` any. */
export type Source =
  | { kind: 'value'; node: Node; keys: readonly string[] }
  | { kind: 'function'; node: Node }
  | { kind: 'property'; name: string; fallback: Node | undefined }
  | { kind: 'parameter'; of: string; index: number; fallback: Node | undefined };

export interface Module {
  file: string;
  text: string;
  nodes: Node[];
  sources: Map<string, Source[]>;
  imports: Map<string, { file: string; name: string }>;
  /** Modules whose exports are exported again. */
  passes: string[];
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

export const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** The name of a key, attribute or identifier. */
export function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return String(node.name);
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

const functions = new Set<unknown>(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
export const isFunction = (node: unknown): node is Node => isNode(node) && functions.has(node.type);

/** Reads a script, and where each of its names comes from. Names in different scopes are not told apart. */
export function readModule(file: string, text: string): Module {
  const module: Module = { file, text, nodes: [], sources: new Map(), imports: new Map(), passes: [] };
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  visit(program as unknown as Node, undefined, module);
  return module;
}

function visit(node: Node, parent: Node | undefined, module: Module): void {
  module.nodes.push(node);
  note(node, parent, module);
  for (const value of Object.values(node)) {
    if (isNode(value)) visit(value, node, module);
    else for (const each of nodesOf(value)) visit(each, node, module);
  }
}

function note(node: Node, parent: Node | undefined, module: Module): void {
  if (node.type === 'VariableDeclarator') {
    const value = isNode(node.init) ? node.init : undefined;
    if (value !== undefined) bind(node.id as Node, { kind: 'value', node: value, keys: [] }, module);
  } else if (node.type === 'ForOfStatement') {
    const [declarator] = nodesOf((node.left as Node).declarations);
    if (declarator !== undefined)
      bind(declarator.id as Node, { kind: 'value', node: node.right as Node, keys: [] }, module);
  } else if (node.type === 'ImportDeclaration') noteImport(node, module);
  else if (node.type === 'ExportAllDeclaration' || node.type === 'ExportNamedDeclaration') {
    const from = nameOf(node.source);
    if (from?.startsWith('.')) module.passes.push(path.resolve(path.dirname(module.file), from));
  } else if (isFunction(node)) noteFunction(node, parent, module);
}

function noteImport(node: Node, module: Module): void {
  const from = nameOf(node.source);
  if (!from?.startsWith('.')) return;
  const file = path.resolve(path.dirname(module.file), from);
  for (const specifier of nodesOf(node.specifiers)) {
    const local = nameOf(specifier.local);
    if (local !== undefined) module.imports.set(local, { file, name: nameOf(specifier.imported) ?? '*' });
  }
}

/** Callbacks of these get the elements of the list. */
const walks = /^(map|flatMap|filter|forEach|find|some|every)$/;

function noteFunction(node: Node, parent: Node | undefined, module: Module): void {
  const name = nameOf(node.id) ?? (parent?.type === 'VariableDeclarator' ? nameOf(parent.id) : undefined);
  if (name !== undefined) add(name, { kind: 'function', node }, module);
  const list = parent?.type === 'CallExpression' ? listOf(parent) : undefined;
  nodesOf(node.params).forEach((parameter, index) => {
    const pattern = parameter.type === 'AssignmentPattern' ? (parameter.left as Node) : parameter;
    const fallback = parameter.type === 'AssignmentPattern' ? (parameter.right as Node) : undefined;
    if (list !== undefined && index === 0) bind(pattern, { kind: 'value', node: list, keys: [] }, module);
    else if (pattern.type === 'ObjectPattern') bindProperties(pattern, module);
    else if (pattern.type === 'Identifier' && name !== undefined)
      add(String(pattern.name), { kind: 'parameter', of: name, index, fallback }, module);
  });
}

function listOf({ callee }: Node): Node | undefined {
  if (!isNode(callee) || callee.type !== 'MemberExpression') return undefined;
  return walks.test(nameOf(callee.property) ?? '') ? (callee.object as Node) : undefined;
}

/** The properties that a component takes: `({ className, size = 'large' })`. */
function bindProperties(pattern: Node, module: Module): void {
  for (const property of nodesOf(pattern.properties)) {
    const key = nameOf(property.key);
    const value = property.value as Node | undefined;
    if (key === undefined || value === undefined) continue;
    const local = value.type === 'AssignmentPattern' ? (value.left as Node) : value;
    const fallback = value.type === 'AssignmentPattern' ? (value.right as Node) : undefined;
    if (local.type === 'Identifier')
      add(String(local.name), { kind: 'property', name: key, fallback }, module);
  }
}

function bind(pattern: Node, source: Source & { kind: 'value' }, module: Module): void {
  const { node, keys } = source;
  if (pattern.type === 'Identifier') add(String(pattern.name), source, module);
  for (const property of nodesOf(pattern.properties)) {
    const key = nameOf(property.key);
    if (key !== undefined)
      bind(property.value as Node, { kind: 'value', node, keys: [...keys, key] }, module);
  }
  for (const element of nodesOf(pattern.elements))
    bind(element, { kind: 'value', node, keys: [...keys, '*'] }, module);
  if (pattern.type === 'AssignmentPattern') bind(pattern.left as Node, source, module);
}

function add(name: string, source: Source, { sources }: Module): void {
  const known = sources.get(name);
  if (known === undefined) sources.set(name, [source]);
  else known.push(source);
}
