import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { SearchBox } from './index.ts';

describeConformance('SearchBox', <SearchBox label="Search articles" />);

test('server HTML is a form that the browser can send', () => {
  const box = document.createElement('div');
  box.innerHTML = renderToString(<SearchBox label="Search articles" action="/blog" defaultValue="team" />);
  const form = box.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/blog');
  expect(new FormData(form ?? undefined).get('q')).toBe('team');
  expect(form?.querySelector('button')).toBeNull();
});
