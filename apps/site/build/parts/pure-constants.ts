import { childrenOf, constantsOf, has, type Node } from './find-parts.ts';
import { type Change, changed } from './rewrite.ts';

/**
 * Says of each constant of a module that to make it has no other effect, so that the bundler leaves out the ones that
 * nobody needs. It cannot know that of a call.
 */
export function asPureConstants(source: string, file?: string): string {
  const changes = constantsOf(source, file).flatMap(({ init }): Change[] => {
    const value = init as Node | null;
    // A glob has to stay where Vite looks for it.
    if (value === null || has(value, /^MetaProperty$/) || !mayAct(value)) return [];
    return [
      { start: value.start, end: value.start, text: '/* @__PURE__ */ (() => (' },
      { start: value.end, end: value.end, text: '))()' },
    ];
  });
  return changed(source, changes);
}

const acting =
  /^(CallExpression|NewExpression|MemberExpression|TemplateLiteral|TaggedTemplateExpression|SpreadElement|JSXElement|JSXFragment|BinaryExpression)$/;

function mayAct(node: Node): boolean {
  if (/Function/.test(node.type)) return false;
  return acting.test(node.type) || childrenOf(node).some(mayAct);
}
