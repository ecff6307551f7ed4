export { Form, type FormProps } from './form.tsx';
export type { FormValues } from './form-values.ts';
