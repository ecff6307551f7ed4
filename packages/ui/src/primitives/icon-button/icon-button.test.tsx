import { describeConformance } from '../../../test/conformance.tsx';
import { CloseIcon } from '../icons/index.ts';
import { IconButton } from './index.ts';

describeConformance(
  'IconButton',
  <IconButton label="Close">
    <CloseIcon />
  </IconButton>,
);
describeConformance(
  'IconButton, as a link',
  <IconButton label="Home" href="/">
    <CloseIcon />
  </IconButton>,
);
