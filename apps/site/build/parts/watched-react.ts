/* React as the server's bundle has it: the same, but it notes what needs a browser. */
import * as React from 'react';
import { note, noteProps } from './watch.ts';

// @ts-expect-error: the types of React are no list of exports, its module is.
export * from 'react';
export { default } from 'react';

type Hook = (...args: never[]) => unknown;

function noted<H extends Hook>(name: string, hook: H): H {
  return ((...args: never[]) => {
    note(name);
    return hook(...args);
  }) as H;
}

export const useState = noted('useState', React.useState);
export const useReducer = noted('useReducer', React.useReducer);
export const useEffect = noted('useEffect', React.useEffect);
export const useLayoutEffect = noted('useLayoutEffect', React.useLayoutEffect);
export const useInsertionEffect = noted('useInsertionEffect', React.useInsertionEffect);
export const useSyncExternalStore = noted('useSyncExternalStore', React.useSyncExternalStore);
export const useImperativeHandle = noted('useImperativeHandle', React.useImperativeHandle);
export const useTransition = noted('useTransition', React.useTransition);
export const useDeferredValue = noted('useDeferredValue', React.useDeferredValue);
export const useOptimistic = noted('useOptimistic', React.useOptimistic);
export const useActionState = noted('useActionState', React.useActionState);

export const createElement = ((type: never, props: never, ...children: never[]) => {
  noteProps(type, props);
  return React.createElement(type, props, ...children);
}) as typeof React.createElement;

export const cloneElement = ((element: React.ReactElement, props: never, ...children: never[]) => {
  noteProps(element.type, props);
  return React.cloneElement(element, props, ...children);
}) as typeof React.cloneElement;
