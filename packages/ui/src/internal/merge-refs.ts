import { type Ref, type RefCallback, useCallback } from 'react';

/** One ref for two holders; clean-up functions of callback refs are kept. */
export function useMergedRefs<T>(first: Ref<T> | undefined, second: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (node: T | null) => {
      const release = [attach(first, node), attach(second, node)];
      return () => {
        for (const each of release) each?.();
      };
    },
    [first, second],
  );
}

function attach<T>(ref: Ref<T> | undefined, node: T | null): (() => void) | undefined {
  if (typeof ref === 'function') {
    const cleanup = ref(node);
    return typeof cleanup === 'function' ? cleanup : () => ref(null);
  }
  if (!ref) return undefined;
  ref.current = node;
  return () => {
    ref.current = null;
  };
}
