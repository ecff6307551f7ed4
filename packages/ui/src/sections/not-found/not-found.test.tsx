import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { NotFound } from './not-found.tsx';

describeConformance('NotFound', <NotFound title="Not found" links={[{ href: '/', label: 'Home' }]} />);

test('before scripts run, nothing looks like a button that would do nothing', () => {
  const html = renderToString(<NotFound title="Not found" links={[{ href: '/', label: 'Home' }]} />);
  expect(html).toContain('data-part="stray"');
  expect(html).not.toContain('<button');
});

test('in a narrow window the ways back follow the sentence about them, and the figure comes last', async () => {
  const { container, getByRole, getByText } = await render(
    <div style={{ width: 390 }}>
      <NotFound title="Not found" lead="Try one of these:" links={[{ href: '/', label: 'Home' }]} />
    </div>,
  );
  const lead = getByText('Try one of these:').element();
  const link = getByRole('link').element();
  const figure = container.querySelector('svg[data-rule]') as Element;
  const [end, start, after] = [
    lead.getBoundingClientRect().bottom,
    link.getBoundingClientRect().top,
    figure.getBoundingClientRect().top,
  ];
  expect(start).toBeGreaterThanOrEqual(end);
  expect(after).toBeGreaterThan(start);
  expect(link.compareDocumentPosition(figure) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
