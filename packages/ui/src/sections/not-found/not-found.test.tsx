import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { NotFound } from './not-found.tsx';

describeConformance('NotFound', <NotFound title="Not found" links={[{ href: '/', label: 'Home' }]} />);

test('before scripts run, nothing looks like a button that would do nothing', () => {
  const html = renderToString(<NotFound title="Not found" links={[{ href: '/', label: 'Home' }]} />);
  expect(html).toContain('data-part="stray"');
  expect(html).not.toContain('<button');
});
