import { describeConformance } from '../../../test/conformance.tsx';
import { Checkbox } from './index.ts';

describeConformance('Checkbox', <Checkbox name="paid" label="I have paid" hint="A hint" error="Tick it" />, {
  root: 'input',
});
