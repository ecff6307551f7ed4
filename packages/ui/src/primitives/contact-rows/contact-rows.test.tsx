import { expectTypeOf, test } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { type ContactRow, ContactRows } from './index.ts';

describeConformance(
  'ContactRows',
  <ContactRows rows={[{ term: 'E-mail', value: 'hello@example.com', href: 'mailto:hello@example.com' }]} />,
);

test('a row writes, calls or leaves the site', () => {
  expectTypeOf<{ term: ''; value: ''; href: 'tel:+496990009137' }>().toExtend<ContactRow>();
  // @ts-expect-error: a page of the site is no direct way
  const page: ContactRow = { term: 'Contact', value: 'Form', href: '/contact' };
  // @ts-expect-error: an address without its scheme is a broken link
  const bare: ContactRow = { term: 'E-mail', value: 'a@example.com', href: 'a@example.com' };
  expectTypeOf([page, bare]).toEqualTypeOf<ContactRow[]>();
});
