import { createElement, useId, useState } from 'react';
import { expect, it } from 'vitest';
import { idsIn, isOneElement } from './judge-parts.ts';
import { note, noteProps, watched } from './watch.ts';
import * as react from './watched-react.ts';

const usedBy = (render: () => void) => [
  ...watched(() => {
    render();
    return '';
  }).used,
];

it('handlers and refs on elements are noted, but for a picture that is missing', () => {
  expect(usedBy(() => noteProps('button', { onClick: () => {}, title: 'a' }))).toEqual(['onClick']);
  expect(usedBy(() => noteProps('div', { ref: { current: null } }))).toEqual(['ref']);
  expect(usedBy(() => noteProps('img', { ref: { current: null }, onError: () => {} }))).toEqual([]);
  expect(usedBy(() => noteProps('img', { onClick: () => {} }))).toEqual(['onClick']);
  expect(usedBy(() => noteProps(() => null, { onClick: () => {} }))).toEqual([]);
});

it('nothing is noted outside of a part', () => {
  note('early');
  expect(usedBy(() => {})).toEqual([]);
});

it('React is the same, but notes state and handlers', () => {
  expect('useId' in react && react.useId).toBe(useId);
  expect(react.useState).not.toBe(useState);
  expect(usedBy(() => void react.createElement('a', { onFocus: () => {} }))).toEqual(['onFocus']);
  expect(react.createElement('a', { href: '/' })).toEqual(createElement('a', { href: '/' }));
});

it('a part is one element with its own mark', () => {
  expect(isOneElement('a-1', '<p class="x" data-static="a-1"><b>x</b></p>')).toBe(true);
  expect(isOneElement('a-1', '<p data-static="a-1"></p><p></p>')).toBe(false);
  expect(isOneElement('a-1', '<p><b data-static="a-1"></b></p>')).toBe(false);
  expect(isOneElement('a-1', 'words')).toBe(false);
  expect(isOneElement('a-1', '')).toBe(false);
});

it('ids are found in markup', () => {
  expect(idsIn('<p data-static="a-1"><b data-static="a-2"></b></p>')).toEqual(['a-1', 'a-2']);
});
