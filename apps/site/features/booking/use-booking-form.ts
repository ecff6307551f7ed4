import { workshopBooking } from '@laliaflia/leads';
import { messages } from '../../content/messages.ts';
import { bookingHints, bookingReceipt, bookingSuccess } from '../../content/pages/workshop-details.ts';
import { useLeadForm } from '../../delivery/use-lead-form.ts';

const words = {
  success: () => bookingSuccess,
  failed: messages.booking.failed,
  receipt: bookingReceipt,
};

/** The booking of a workshop. Without scripts `workshopType` is a hidden field of the page. */
export function useBookingForm(workshopType: string) {
  const hidden = () => ({ workshopType });
  return useLeadForm({ form: workshopBooking, hints: bookingHints, hidden, words }).form;
}
