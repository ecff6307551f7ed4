import { expect, expectTypeOf, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { sampleFooter } from './site-footer.sample.ts';
import { SiteFooter, type SiteFooterProps } from './site-footer.tsx';

describeConformance('SiteFooter', <SiteFooter {...sampleFooter} />);
describeConformance('SiteFooter, short', <SiteFooter {...sampleFooter} size="short" />);

test('a short footer takes no figure', () => {
  expectTypeOf({ ...sampleFooter, size: 'short' as const }).toExtend<SiteFooterProps>();
  expectTypeOf({ ...sampleFooter, size: 'short' as const, figure: <svg /> }).not.toExtend<SiteFooterProps>();
});

test('a refused address marks its field, which says why', async () => {
  const message = 'Please check your e-mail address';
  const newsletter = { ...sampleFooter.newsletter, status: 'error', message } as const;
  const screen = await render(<SiteFooter {...sampleFooter} newsletter={newsletter} />);
  const field = screen.getByLabelText(sampleFooter.newsletter.label);
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  await screen.rerender(<SiteFooter {...sampleFooter} newsletter={{ ...newsletter, invalid: true }} />);
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription(message);
  // Corrected: no longer a mistake.
  await field.fill('ada@example.com');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
});

test('the shortest link of a column is as wide as a finger', async () => {
  const screen = await render(<SiteFooter {...sampleFooter} />);
  const { width, height } = screen
    .getByRole('link', { name: 'CV', exact: true })
    .element()
    .getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});
