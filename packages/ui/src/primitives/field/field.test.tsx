import { describeConformance } from '../../../test/conformance.tsx';
import { Field, Input, Select, Textarea } from './index.ts';

describeConformance(
  'Field',
  <Field label="Name" hint="A hint" error="Enter a name">
    <Input name="name" />
  </Field>,
);
describeConformance('Input', <Input name="name" aria-label="Name" />);
describeConformance('Textarea', <Textarea name="message" aria-label="Message" />);
describeConformance(
  'Textarea, with a counter',
  <Textarea name="message" aria-label="Message" counter maxLength={20} />,
);
describeConformance(
  'Select',
  <Select name="role" aria-label="Role" placeholder="Choose">
    <option>CEO</option>
  </Select>,
  { root: 'select' },
);
