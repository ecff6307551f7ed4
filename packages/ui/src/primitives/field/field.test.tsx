import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
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

test('the label of a field that its page is about is large', async () => {
  const screen = await render(
    <Field label="What does not work?" look="statement" mark={null}>
      <Textarea look="statement" name="message" />
    </Field>,
  );
  expect(getComputedStyle(screen.getByText('What does not work?').element()).fontSize).toBe('40px');
});

test('a required list that nobody has touched is no mistake', async () => {
  const list = (error?: string) => (
    <Field label="Your role" required error={error}>
      <Select name="role" placeholder="Choose">
        <option>CEO</option>
      </Select>
    </Field>
  );
  const screen = await render(list());
  const control = screen.getByRole('combobox');
  await expect.element(control).toHaveAttribute('aria-invalid', 'false');
  await screen.rerender(list('Choose a role'));
  await expect.element(control).toHaveAttribute('aria-invalid', 'true');
});
