import { bookingPost, messages, validateBooking } from '@laliaflia/leads';
import { bookingReceipt, bookingSuccess } from '../../content/pages/workshop-details.ts';
import { useLeadForm } from '../../delivery/use-lead-form.ts';

const words = {
  success: () => bookingSuccess,
  failed: messages.booking.failed,
  receipt: bookingReceipt,
};

/** The path of a booking from the form to the host's form handling. */
export function useBookingForm(workshopType: string) {
  const { form } = useLeadForm({
    kind: 'workshop-booking',
    validate: validateBooking,
    fieldsOf: (values) => bookingPost(values, workshopType),
    words,
  });
  return form;
}
