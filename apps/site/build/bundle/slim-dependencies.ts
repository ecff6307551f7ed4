import type { Plugin } from 'vite';
import { childrenOf, type Node, nodesOf, parse } from '../parts/find-parts.ts';
import { type Change, changed } from '../parts/rewrite.ts';

const dependency = /\/node_modules\/(?:@radix-ui\/[^/]+|react-router)\/dist\/.*\.mjs$/;

/**
 * Takes out of Radix and of the router what only names things for developer tools: a bundler has to believe that naming a
 * function needs it, and so keeps parts that no page uses.
 */
export function slimDependencies(): Plugin {
  return {
    name: 'laliaflia:slim-dependencies',
    transform: {
      filter: { id: dependency },
      handler: (code) => ({ code: withoutNames(code), map: null }),
    },
  };
}

export function withoutNames(source: string): string {
  const changes: Change[] = [];
  const program = parse(source, 'dependency.mjs');
  for (const statement of nodesOf(program.body)) {
    if (isNaming(statement)) changes.push({ start: statement.start, end: statement.end, text: '' });
    else visit(statement, changes);
  }
  return changed(source, changes);
}

/** `Link.displayName = "Link"`, `__name(focusFirst, "focusFirst")`. */
function isNaming({ type, expression }: Node): boolean {
  if (type !== 'ExpressionStatement') return false;
  const { left, type: kind } = expression as Node;
  if (kind === 'CallExpression') return isNameCall(expression as Node);
  return (
    kind === 'AssignmentExpression' &&
    (left as Node).type === 'MemberExpression' &&
    ((left as Node).property as Node).name === 'displayName'
  );
}

function isNameCall({ type, callee, arguments: given }: Node): boolean {
  return type === 'CallExpression' && (callee as Node).name === '__name' && nodesOf(given).length === 2;
}

function visit(node: Node, changes: Change[]): void {
  if (isNameCall(node)) {
    const [named] = nodesOf(node.arguments);
    if (named === undefined) return;
    changes.push(
      { start: node.start, end: named.start, text: '(' },
      { start: named.end, end: node.end, text: ')' },
    );
  }
  if (node.type === 'VariableDeclarator' && isComponent(node.init as Node | null))
    changes.push({
      start: (node.init as Node).start,
      end: (node.init as Node).start,
      text: '/* @__PURE__ */ ',
    });
  for (const child of childrenOf(node)) visit(child, changes);
}

/** To make a component or a context has no effect. */
function isComponent(init: Node | null): boolean {
  const property = (init?.callee as Node | undefined)?.property as Node | undefined;
  return init?.type === 'CallExpression' && /^(forwardRef|createContext|memo)$/.test(String(property?.name));
}
