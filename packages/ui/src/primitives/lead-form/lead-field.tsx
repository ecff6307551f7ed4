import { Field, type FieldProps, Input, Select, Textarea } from '../field/index.ts';
import type { FormField } from './lead-form.types.ts';

export interface LeadFieldProps
  extends Omit<FieldProps, 'label' | 'hint' | 'required' | 'children' | 'defaultValue'> {
  /** What it is, and every word of it. */
  field: FormField;
  /** Of a text of several lines. */
  longTextClassName?: string | undefined;
}

/** One field of a form that is given as data. */
export function LeadField({ field, longTextClassName, ...props }: LeadFieldProps) {
  const { label, hint, required = false } = field;
  return (
    <Field {...{ label, hint, required }} {...props}>
      {controlOf(field, longTextClassName)}
    </Field>
  );
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
