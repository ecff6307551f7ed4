import { cx } from 'class-variance-authority';
import { unbroken } from '../../internal/unbroken.tsx';
import { Field, Input, Select, Textarea } from '../field/index.ts';
import { type FormField, fieldId, type LeadFormProblems } from './lead-form.types.ts';

interface FormFieldsProps {
  formName: string;
  fields: readonly FormField[];
  problems: LeadFormProblems | null | undefined;
  /** Of each text of several lines. */
  longTextClassName: string | undefined;
}

/** The fields that a visitor fills in, in their order; a text of several lines takes the whole width. */
export function FormFields({ formName, fields, problems, longTextClassName }: FormFieldsProps) {
  return fields.map((field) => (
    <Field
      key={field.name}
      id={fieldId(formName, field.name)}
      label={field.label}
      hint={field.hint}
      error={unbroken(problems?.fields[field.name] ?? '')}
      required={field.required ?? false}
      className={cx(field.kind === 'long-text' && '@xl:col-span-2')}
    >
      {controlOf(field, longTextClassName)}
    </Field>
  ));
}

function controlOf(field: FormField, longTextClassName: string | undefined) {
  const { name, autoComplete } = field;
  switch (field.kind) {
    case 'long-text':
      return <Textarea name={name} autoComplete={autoComplete} className={longTextClassName} />;
    case 'select':
      return (
        <Select name={name} autoComplete={autoComplete} placeholder={field.placeholder} defaultValue="">
          {field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      );
    case 'text':
      return <Input name={name} autoComplete={autoComplete} />;
    default:
      return <Input name={name} type={field.kind} autoComplete={autoComplete} />;
  }
}
