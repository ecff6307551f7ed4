import { cx } from 'class-variance-authority';
import { unbroken } from '../../internal/unbroken.tsx';
import { LeadField } from './lead-field.tsx';
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
    <LeadField
      key={field.name}
      id={fieldId(formName, field.name)}
      field={field}
      error={unbroken(problems?.fields[field.name] ?? '')}
      longTextClassName={longTextClassName}
      className={cx(field.kind === 'long-text' && 'lali:@xl:col-span-2')}
    />
  ));
}
