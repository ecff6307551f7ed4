import { describeConformance } from '../../../test/conformance.tsx';
import { Link, LinkProvider } from './index.ts';

describeConformance('Link', <Link href="/about">About</Link>);
describeConformance(
  'Link, standalone',
  <Link href="/about" variant="standalone">
    About
  </Link>,
);
describeConformance(
  'Link, row',
  <Link href="/about" variant="row">
    About
  </Link>,
);
describeConformance('LinkProvider', <LinkProvider component="a">text</LinkProvider>, {
  rootless: 'only provides how anchors are drawn',
});
