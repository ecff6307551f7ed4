import { childrenOf, isKey, type Node, nodesOf, parse } from './find-parts.ts';
import { type Change, changed } from './rewrite.ts';

/**
 * A module for the browser, where `inHtml ? <StaticPart … /> : <Drawing … />` is always the part: what would draw it is no
 * longer imported, so the bundler makes no room for it.
 *
 * @throws Where it is asked otherwise: left as it is, it would be false in the browser.
 */
export function alwaysInHtml(source: string, file: string): string {
  if (!/\binHtml\b/.test(source)) return source;
  const changes: Change[] = [];
  const visit = (node: Node): void => {
    const [asked, answer] =
      node.type === 'ConditionalExpression' ? [node.test, node.consequent] : [node.left, node.right];
    if (/^(Conditional|Logical)Expression$/.test(node.type) && (asked as Node).name === 'inHtml') {
      const { start, end } = answer as Node;
      changes.push({ start: node.start, end: node.end, text: `(${source.slice(start, end)})` });
    } else if (node.type === 'Identifier' && node.name === 'inHtml')
      throw new Error(
        `${file} asks for inHtml in a way that the build does not read: write \`inHtml ? … : …\` or \`inHtml && …\`.`,
      );
    else childrenOf(node).forEach(visit);
  };
  for (const statement of nodesOf(parse(source, file).body))
    if (statement.type !== 'ImportDeclaration') visit(statement);
  return withoutUnusedImports(changed(source, changes), file);
}

/** Without imports that no value needs: the bundler cannot know that to import a module has no effect. */
export function withoutUnusedImports(source: string, file: string): string {
  const statements = nodesOf(parse(source, file).body);
  const used = new Set<string>();
  const look = (node: Node): void => {
    if (/^(Identifier|JSXIdentifier)$/.test(node.type)) used.add(node.name as string);
    // Of what is only for TypeScript, a value stands in `as`, `satisfies` and `!`.
    if (node.type.startsWith('TS')) nodesOf(node.expression).forEach(look);
    else for (const child of childrenOf(node)) if (!isKey(node, child)) look(child);
  };
  for (const statement of statements) if (statement.type !== 'ImportDeclaration') look(statement);
  const changes = statements
    .filter(({ type, specifiers }) => type === 'ImportDeclaration' && nodesOf(specifiers).length > 0)
    .filter(
      ({ specifiers }) => !nodesOf(specifiers).some(({ local }) => used.has(String((local as Node).name))),
    )
    .map(({ start, end }) => ({ start, end, text: '' }));
  return changed(source, changes);
}
