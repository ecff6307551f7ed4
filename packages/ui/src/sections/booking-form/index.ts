export { BookingForm, type BookingFormProps } from './booking-form.tsx';
