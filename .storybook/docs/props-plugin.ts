import type { Plugin } from 'vite';
import { readFacts } from '../../packages/ui/scripts/docs/facts.ts';
import { readProps } from '../../packages/ui/scripts/docs/read-props.ts';

const modules: Record<string, () => unknown> = { 'virtual:props': readProps, 'virtual:facts': readFacts };

/**
 * `virtual:props` and `virtual:facts`: the results of `readProps` and `readFacts` when Storybook starts. Empty in a
 * test run: no story needs them there, and the compiler takes seconds.
 */
export function props(): Plugin {
  const texts = new Map<string, string>();
  return {
    name: 'laliaflia-props',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (source) => {
      const id = source.slice(1);
      const readModule = source.startsWith('\0') ? modules[id] : undefined;
      if (readModule === undefined) return undefined;
      const text =
        texts.get(id) ?? `export default ${process.env.VITEST ? '{}' : JSON.stringify(readModule())};`;
      texts.set(id, text);
      return text;
    },
  };
}
