import { describeConformance } from '../../../test/conformance.tsx';
import { Stack } from './index.ts';

describeConformance('Stack', <Stack>text</Stack>);
describeConformance(
  'Stack, a list',
  <Stack as="ul" direction="row">
    <li>One</li>
  </Stack>,
);
