import type { Plugin } from 'vite';
import { readProps } from '../../packages/ui/scripts/docs/read-props.ts';

const id = 'virtual:props';

/**
 * `virtual:props`: the result of `readProps` when Storybook starts. Empty in a test run: no story needs it there, and
 * the compiler takes seconds.
 */
export function props(): Plugin {
  let module: string | undefined;
  return {
    name: 'laliaflia-props',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => {
      if (source !== `\0${id}`) return undefined;
      module ??= `export default ${process.env.VITEST ? '{}' : JSON.stringify(readProps())};`;
      return module;
    },
  };
}
