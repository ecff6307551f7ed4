import { cleanLead, findProblems, type LeadField, type LeadValues, personFields } from './person.ts';
import type { FormProblems } from './problems.ts';

/** What a person fills in to book a workshop. The message may be empty. */
export type Booking = LeadValues;
export type BookingField = LeadField;

/** `null` when the booking can be sent. */
export function validateBooking(values: Booking): FormProblems<BookingField> | null {
  return findProblems(values, [...personFields, 'message'], personFields);
}

/** The booking as the host's form handling gets it, in the order of the form. */
export function bookingPost(values: Booking, workshopType: string): Record<string, string> {
  return { ...cleanLead(values), workshopType };
}

/** A registration for the webinar: a person, and no message. */
export function validateRegistration(values: LeadValues): FormProblems<BookingField> | null {
  return findProblems<BookingField>(values, personFields);
}

/** What is known about a payment. `self-declared`: the visitor says so, and nobody has looked. */
export type Payment = {
  payment_id: string;
  payment_status: 'completed';
  payment_verification: 'self-declared' | 'verified';
};

export function registrationPost(values: LeadValues, payment: Payment): Record<string, string> {
  const { name, email, company, role } = cleanLead(values);
  return { name, email, company, role, ...payment };
}
