import { parseSync } from 'vite';

/** An element of a page that says the same at every visit, as far as the page's source shows. */
export interface PossiblePart {
  id: string;
  start: number;
  end: number;
  /** Where one more attribute may be written into its first tag. */
  attributesEnd: number;
}

/** A node of the syntax tree, as the walk below needs it. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/**
 * The elements in what a page returns whose names all stand outside of the component: they can hold nothing of the
 * visitor's. Only those that the page always shows: what stands in a condition, a list or a prop is left alone. Elements
 * within others are named, too; the outermost that turns out to be static is taken.
 *
 * @param page Name of the page, which the ids begin with.
 */
export function possibleParts(page: string, source: string): PossiblePart[] {
  const component = componentOf(source);
  const returned = component && onlyReturn(component);
  if (component === undefined || returned === undefined) return [];
  const own = new Set<string>();
  for (const parameter of nodesOf(component.params)) namesIn(parameter, own);
  declaredIn(component.body as Node, own);
  const parts: PossiblePart[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'JSXFragment') nodesOf(node.children).forEach(visit);
    if (node.type !== 'JSXElement') return;
    const opening = node.openingElement as Node;
    if (isSame(node, own)) {
      const isEmpty = opening.selfClosing === true;
      parts.push({
        id: `${page}-${parts.length + 1}`,
        start: node.start,
        end: node.end,
        attributesEnd: opening.end - (isEmpty ? 2 : 1),
      });
    }
    // What takes the place of its only child gives it handlers.
    const givesItself = nodesOf(opening.attributes).some(({ name }) => (name as Node)?.name === 'asChild');
    if (!givesItself) nodesOf(node.children).forEach(visit);
  };
  visit(returned);
  return parts;
}

/** @param file Its ending says which language it is. */
export function parse(source: string, file = 'page.tsx'): Node {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  return program as unknown as Node;
}

export function nodesOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

export function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap(nodesOf);
}

interface Range {
  start: number;
  end: number;
}

/**
 * Expressions of a page that the build may be able to write down as data: its constants, and what it hands to components,
 * unless that is the component's own.
 */
export function possibleValues(source: string): Range[] {
  const constants = constantsOf(source)
    .map(({ init }) => init as Node | null)
    .filter((value) => value !== null)
    .filter(
      (value) =>
        has(value, /^(CallExpression|MemberExpression|Identifier)$/) &&
        !has(value, /^(JSXElement|JSXFragment|MetaProperty|AwaitExpression)$/),
    );
  const component = componentOf(source);
  if (component === undefined) return constants;
  const own = ownNames(component);
  const found: Node[] = [];
  const visit = (node: Node): void => {
    const value = nodesOf(
      node.type === 'JSXSpreadAttribute'
        ? node.argument
        : node.type === 'JSXExpressionContainer' && node.expression,
    )[0];
    const root = value && rootOf(value);
    if (value && root && !own.has(root)) found.push(value);
    else childrenOf(node).forEach(visit);
  };
  visit(component.body as Node);
  return [...constants, ...found].map(({ start, end }) => ({ start, end }));
}

/** The first name of `hero` and of `hero.figure.seed`. */
function rootOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name as string;
  return node.type === 'MemberExpression' && node.computed !== true ? rootOf(node.object as Node) : undefined;
}

/** Names of a component, and of functions in it. */
function ownNames(component: Node): Set<string> {
  const own = new Set<string>();
  const look = (node: Node): void => {
    if (isFunction(node)) for (const parameter of nodesOf(node.params)) namesIn(parameter, own);
    childrenOf(node).forEach(look);
  };
  look(component);
  declaredIn(component.body as Node, own);
  return own;
}

function componentOf(source: string): Node | undefined {
  return nodesOf(parse(source).body)
    .filter(({ type }) => type === 'ExportDefaultDeclaration')
    .map(({ declaration }) => declaration as Node)
    .find(({ type }) => type === 'FunctionDeclaration');
}

/** The declarations of a module's own constants. */
export function constantsOf(source: string, file?: string): Node[] {
  return nodesOf(parse(source, file).body)
    .map((statement) =>
      statement.type === 'ExportNamedDeclaration' ? (statement.declaration as Node | null) : statement,
    )
    .filter((node): node is Node => node?.type === 'VariableDeclaration')
    .flatMap(({ declarations }) => nodesOf(declarations));
}

export function has(node: Node, type: RegExp): boolean {
  return type.test(node.type) || childrenOf(node).some((child) => has(child, type));
}

/** A component that returns in several places shows now this, now that. */
function onlyReturn(component: Node): Node | undefined {
  const found: Node[] = [];
  const look = (node: Node): void => {
    if (isFunction(node)) return;
    if (node.type === 'ReturnStatement') found.push(node);
    childrenOf(node).forEach(look);
  };
  childrenOf(component.body as Node).forEach(look);
  const [first, second] = found;
  let value = second === undefined ? (first?.argument as Node | null | undefined) : undefined;
  while (value?.type === 'ParenthesizedExpression') value = value.expression as Node;
  return value ?? undefined;
}

const isFunction = ({ type }: Node): boolean => /Function/.test(type);

/** All names that occur in a pattern or an expression. */
function namesIn(node: Node, names: Set<string>): void {
  if (/^(Identifier|JSXIdentifier)$/.test(node.type)) names.add(node.name as string);
  for (const child of childrenOf(node)) if (!isKey(node, child)) namesIn(child, names);
}

function declaredIn(node: Node, names: Set<string>): void {
  if (node.type === 'VariableDeclarator') namesIn(node.id as Node, names);
  if (node.type === 'FunctionDeclaration') namesIn(node.id as Node, names);
  for (const child of childrenOf(node)) declaredIn(child, names);
}

/** Names after a dot, of attributes and in literals are no names of values. */
export function isKey(parent: Node, child: Node): boolean {
  if (parent.type === 'MemberExpression') return child === parent.property && parent.computed !== true;
  if (parent.type === 'JSXMemberExpression') return child === parent.property;
  if (parent.type === 'JSXAttribute') return child === parent.name;
  if (parent.type === 'Property')
    return child === parent.key && parent.computed !== true && parent.shorthand !== true;
  return false;
}

/** Nothing in it is the component's own, and nothing asks React. */
function isSame(element: Node, own: ReadonlySet<string>): boolean {
  const names = new Set<string>();
  namesIn(element, names);
  return ![...names].some((name) => own.has(name) || /^use([A-Z]|$)/.test(name));
}
