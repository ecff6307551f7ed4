export { ContactForm, type ContactFormProps } from './contact-form.tsx';
export type {
  ContactFieldName,
  ContactFormLabels,
  ContactFormProblems,
  ContactFormStatus,
  ContactFormValues,
} from './contact-form.types.ts';
