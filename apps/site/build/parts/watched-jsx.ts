import * as runtime from 'react/jsx-runtime';
import { noteProps } from './watch.ts';

export const Fragment = runtime.Fragment;

export const jsx: typeof runtime.jsx = (type, props, key) => {
  noteProps(type, props);
  return runtime.jsx(type, props, key);
};

export const jsxs: typeof runtime.jsxs = (type, props, key) => {
  noteProps(type, props);
  return runtime.jsxs(type, props, key);
};
