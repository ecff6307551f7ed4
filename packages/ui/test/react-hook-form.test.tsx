import { Controller, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../src/primitives/button/index.ts';
import { Checkbox } from '../src/primitives/checkbox/index.ts';
import { Field, Input, Select, Textarea } from '../src/primitives/field/index.ts';
import { OptionRows } from '../src/primitives/option-rows/index.ts';
import { ScaleInput } from '../src/primitives/scale-input/index.ts';

interface Answers {
  name: string;
  message: string;
  role: string;
  size: string | null;
  mood: number | null;
  consent: boolean;
}

const none: Answers = { name: '', message: '', role: '', size: null, mood: null, consent: false };

/** The controls that HTML knows take what `register` gives; the groups of radio buttons are controlled. */
function Form({ onSend }: { onSend: (answers: Answers) => void }) {
  const { register, control, handleSubmit, reset, formState } = useForm<Answers>({ defaultValues: none });
  const { errors } = formState;
  return (
    <form noValidate onSubmit={handleSubmit(onSend)}>
      <Field label="Name" error={errors.name?.message}>
        <Input {...register('name', { required: 'Enter a name' })} />
      </Field>
      <Field label="Message" error={errors.message?.message}>
        <Textarea counter maxLength={20} {...register('message', { required: 'Enter a message' })} />
      </Field>
      <Field label="Role" error={errors.role?.message}>
        <Select placeholder="Choose" {...register('role', { required: 'Choose a role' })}>
          <option>CEO</option>
        </Select>
      </Field>
      {/* Before the groups: react-hook-form knows what is controlled last, and leads to errors in that order. */}
      <Checkbox
        label="Consent"
        error={errors.consent?.message}
        {...register('consent', { required: 'Consent is needed' })}
      />
      <Controller
        name="size"
        control={control}
        rules={{ required: 'Choose a size' }}
        render={({ field: { ref, value, onChange, ...field }, fieldState }) => (
          <OptionRows
            {...field}
            inputRef={ref}
            legend="Size"
            options={['Small', 'Large'].map((label) => ({ value: label, label }))}
            value={value}
            onValueChange={onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        name="mood"
        control={control}
        rules={{ required: 'Choose a point' }}
        render={({ field: { ref, value, onChange, ...field }, fieldState }) => (
          <ScaleInput
            {...field}
            inputRef={ref}
            legend="Mood"
            points={['Low', '', 'High']}
            value={value}
            onValueChange={onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Button type="submit">Send</Button>
      <Button onClick={() => reset()}>Reset</Button>
    </form>
  );
}

test('react-hook-form registers each control, leads to each error, and resets each', async () => {
  const sent: Answers[] = [];
  const screen = await render(<Form onSend={(answers) => sent.push({ ...answers })} />);
  const send = screen.getByRole('button', { name: 'Send' });
  const name = screen.getByRole('textbox', { name: 'Name' });
  const message = screen.getByRole('textbox', { name: 'Message' });
  const role = screen.getByRole('combobox', { name: 'Role' });
  const small = screen.getByRole('radio', { name: 'Small' });
  const large = screen.getByRole('radio', { name: 'Large' });
  const low = screen.getByRole('radio', { name: '1, Low' });
  const high = screen.getByRole('radio', { name: '3, High' });
  const consent = screen.getByRole('checkbox', { name: 'Consent' });

  // The first that is missing has the focus, and each says what is missing until it is there.
  await send.click();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription('Enter a name');
  await userEvent.keyboard('Miriam');
  await send.click();
  await expect.element(message).toHaveFocus();
  await userEvent.keyboard('Good morning');
  await send.click();
  await expect.element(role).toHaveFocus();
  await userEvent.selectOptions(role, 'CEO');
  await send.click();
  await expect.element(consent).toHaveFocus();
  await consent.click();
  await send.click();
  await expect.element(small).toHaveFocus();
  await large.click();
  await send.click();
  await expect.element(low).toHaveFocus();
  await userEvent.click(high, { force: true });
  expect(sent).toEqual([]);
  await send.click();
  const complete: Answers = {
    name: 'Miriam',
    message: 'Good morning',
    role: 'CEO',
    size: 'Large',
    mood: 3,
    consent: true,
  };
  await expect.poll(() => sent).toEqual([complete]);
  await expect.element(screen.getByText('12/20')).toBeVisible();

  await screen.getByRole('button', { name: 'Reset' }).click();
  await expect.element(name).toHaveValue('');
  await expect.element(message).toHaveValue('');
  await expect.element(screen.getByText('0/20')).toBeVisible();
  await expect.element(role).toHaveValue('');
  for (const box of [small, large, low, high, consent]) await expect.element(box).not.toBeChecked();
});
