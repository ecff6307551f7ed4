export { LeadForm, type LeadFormProps } from './lead-form.tsx';
export {
  type FieldLabel,
  fieldId,
  type LeadFormLabels,
  type LeadFormProblems,
  type LeadFormStatus,
  type PersonFieldName,
  personFields,
  type RoleOption,
} from './lead-form.types.ts';
export { PersonFields } from './person-fields.tsx';
