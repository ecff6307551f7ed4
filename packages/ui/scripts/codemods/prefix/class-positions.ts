import { isFunction, isNode, type Module, type Node, nameOf, nodesOf } from './modules.ts';

/** Attributes and properties that take classes. */
const takesClasses = /^(class|className|\w+ClassNames?)$/;
/** Functions whose arguments are classes. */
const joins = new Set(['cx', 'cn', 'clsx', 'twMerge']);
/** Methods that give back what the object holds. */
const keeps = /^(join|filter|concat|trim|trimEnd|slice|at|flat|split|toString)$/;

/** A value that is taken from itself would be followed without end. */
const deepest = 3;

/**
 * The strings and parts of templates of each file from which classes come; true where it is certain, false where they
 * are handed over as a property or an argument of the same name.
 */
export function findClassPositions(modules: readonly Module[]): Map<string, Map<Node, boolean>> {
  const byFile = new Map(modules.map((module) => [module.file, module]));
  const positions = new Map<string, Map<Node, boolean>>(modules.map(({ file }) => [file, new Map()]));
  const properties = new Set<string>();
  const parameters = new Set<string>();
  const uses = indexUses(modules);
  const seen = new Map<Node, Set<string>>();
  const later: (() => void)[] = [];
  let certain = true;

  function note({ file }: Module, node: Node): void {
    const known = positions.get(file);
    known?.set(node, certain || known.get(node) === true);
  }

  function mark(module: Module, node: unknown, keys: readonly string[] = []): void {
    if (!isNode(node) || keys.length > deepest) return;
    const before = seen.get(node) ?? new Set();
    if (before.has(keys.join())) return;
    seen.set(node, before.add(keys.join()));
    const go = (each: unknown) => mark(module, each, keys);
    switch (node.type) {
      case 'Literal':
        if (typeof node.value === 'string') note(module, node);
        break;
      case 'TemplateLiteral':
        for (const part of nodesOf(node.quasis)) note(module, part);
        nodesOf(node.expressions).forEach(go);
        break;
      case 'ConditionalExpression':
        go(node.consequent);
        go(node.alternate);
        break;
      case 'LogicalExpression':
        if (node.operator !== '&&') go(node.left);
        go(node.right);
        break;
      case 'BinaryExpression':
        if (node.operator !== '+') break;
        go(node.left);
        go(node.right);
        break;
      case 'ArrayExpression':
        for (const element of nodesOf(node.elements)) {
          mark(module, element, keys);
          if (keys[0] === '*') mark(module, element, keys.slice(1));
        }
        break;
      case 'ObjectExpression':
        markProperties(module, node, keys);
        break;
      case 'Identifier':
        markName(module, String(node.name), keys);
        break;
      case 'MemberExpression':
        mark(module, node.object, [node.computed ? '*' : (nameOf(node.property) ?? '*'), ...keys]);
        break;
      case 'CallExpression':
        markCall(module, node, keys);
        break;
      case 'JSXExpressionContainer':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'ParenthesizedExpression':
      case 'ChainExpression':
        go(node.expression);
        break;
      case 'SpreadElement':
        go(node.argument);
        break;
      default:
        if (isFunction(node)) markResults(module, node, keys);
    }
  }

  function markProperties(module: Module, node: Node, keys: readonly string[]): void {
    const [key = '*', ...rest] = keys;
    for (const property of nodesOf(node.properties)) {
      if (property.type === 'SpreadElement') mark(module, property.argument, keys);
      else if (key === '*' || nameOf(property.key) === key || property.computed)
        mark(module, property.value, rest);
    }
  }

  function markName(
    module: Module,
    name: string,
    keys: readonly string[],
    visited = new Set<string>(),
  ): void {
    if (visited.has(module.file)) return;
    visited.add(module.file);
    for (const source of module.sources.get(name) ?? []) {
      if (source.kind === 'value') mark(module, source.node, [...source.keys, ...keys]);
      else if (source.kind === 'function') mark(module, source.node, keys);
      else {
        mark(module, source.fallback, keys);
        // What is taken of a value that somebody hands over is data.
        if (keys.length > 0) continue;
        if (source.kind === 'parameter') markArguments(source.of, source.index);
        else markProperty(source.name);
      }
    }
    const imported = module.imports.get(name);
    if (imported === undefined) {
      if (visited.size > 1) for (const file of module.passes) follow(file, name, keys, visited);
    } else if (imported.name === '*') follow(imported.file, keys[0] ?? '', keys.slice(1), visited);
    else follow(imported.file, imported.name, keys, visited);
  }

  function follow(file: string, name: string, keys: readonly string[], visited: Set<string>): void {
    const module = byFile.get(file);
    if (module !== undefined) markName(module, name, keys, visited);
  }

  function markCall(module: Module, { callee, arguments: given }: Node, keys: readonly string[]): void {
    if (!isNode(callee)) return;
    if (callee.type === 'MemberExpression') {
      const method = nameOf(callee.property) ?? '';
      if (keeps.test(method)) mark(module, callee.object, keys);
      else if (method === 'map' || method === 'flatMap') mark(module, nodesOf(given)[0], keys);
      else if (nameOf(callee.object) === 'Object')
        for (const each of nodesOf(given)) mark(module, each, keys);
    } else if (callee.type === 'Identifier') markName(module, String(callee.name), keys);
  }

  function markResults(module: Module, { body }: Node, keys: readonly string[]): void {
    if (!isNode(body)) return;
    const returned = (node: Node): void => {
      if (node.type === 'ReturnStatement') mark(module, node.argument, keys);
      if (isFunction(node)) return;
      for (const value of Object.values(node)) {
        if (isNode(value)) returned(value);
        else nodesOf(value).forEach(returned);
      }
    };
    if (body.type === 'BlockStatement') returned(body);
    else mark(module, body, keys);
  }

  /** Whoever gives a component this property gives it classes. */
  function markProperty(name: string): void {
    if (name === 'children' || properties.has(name)) return;
    properties.add(name);
    later.push(() => {
      for (const { module, node } of uses.properties.get(name) ?? []) mark(module, node.value);
    });
  }

  function markArguments(of: string, index: number): void {
    if (parameters.has(`${of} ${index}`)) return;
    parameters.add(`${of} ${index}`);
    later.push(() => {
      for (const { module, node } of uses.calls.get(of) ?? []) mark(module, nodesOf(node.arguments)[index]);
    });
  }

  for (const module of modules) {
    for (const node of module.nodes) {
      if (node.type === 'JSXAttribute' && takesClasses.test(nameOf(node.name) ?? ''))
        mark(module, node.value);
      if (node.type === 'Property' && takesClasses.test(nameOf(node.key) ?? '')) mark(module, node.value);
      if (node.type !== 'CallExpression') continue;
      const name = nameOf(node.callee) ?? '';
      const [first, second] = nodesOf(node.arguments);
      if (joins.has(name)) for (const each of nodesOf(node.arguments)) mark(module, each);
      if (name !== 'cva') continue;
      mark(module, first);
      mark(module, second, ['variants', '*', '*']);
    }
  }
  certain = false;
  for (let next = later.shift(); next !== undefined; next = later.shift()) next();
  return positions;
}

interface Use {
  module: Module;
  node: Node;
}

/** Attributes and properties by their name, and calls by the name of the function. */
function indexUses(modules: readonly Module[]) {
  const properties = new Map<string, Use[]>();
  const calls = new Map<string, Use[]>();
  const add = (index: Map<string, Use[]>, name: string | undefined, use: Use) => {
    if (name !== undefined) index.set(name, [...(index.get(name) ?? []), use]);
  };
  for (const module of modules) {
    for (const node of module.nodes) {
      if (node.type === 'JSXAttribute') add(properties, nameOf(node.name), { module, node });
      else if (node.type === 'Property') add(properties, nameOf(node.key), { module, node });
      else if (node.type === 'CallExpression') add(calls, nameOf(node.callee), { module, node });
    }
  }
  return { properties, calls };
}
