export { LeadField, type LeadFieldProps } from './lead-field.tsx';
export { LeadForm, type LeadFormProps } from './lead-form.tsx';
export type {
  FormField,
  FormValues,
  LeadFormLabels,
  LeadFormProblems,
  LeadFormStatus,
} from './lead-form.types.ts';
