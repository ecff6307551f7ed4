export { BookingForm, type BookingFormProps } from './booking-form.tsx';
export type {
  BookingFieldName,
  BookingFormLabels,
  BookingFormProblems,
  BookingFormStatus,
  BookingFormValues,
} from './booking-form.types.ts';
