import { type PaymentProvider, selfDeclaredPayment } from '@laliaflia/leads';
import { webinar } from '../../content/webinar.ts';

/** Whoever takes the money for the webinar. A provider that verifies takes this one's place and nothing else changes. */
export const paymentProvider: PaymentProvider = selfDeclaredPayment({
  href: webinar.payment,
  fields: webinar.paymentFields,
});
