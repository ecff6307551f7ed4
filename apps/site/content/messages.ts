import { newsletterMessages } from './newsletter.ts';
import { promises } from './promises.ts';

const { checkEmail, ...newsletter } = newsletterMessages;

/** The error catalogue, word for word. What only a developer reads is in packages/leads (`logged`). */
export const messages = {
  form: {
    requiredMissing: 'Please fill in all required fields',
    checkEmail,
    checkFields: 'Please check the marked fields',
  },
  newsletter,
  contact: {
    success: 'Thank you! Your message has been sent successfully.',
    successDetail: `We'll get back to you ${promises.answer}.`,
    failed: 'There was an error sending your message. Please try again.',
  },
  booking: { failed: 'Failed to send booking request' },
  webinar: {
    failed: 'Failed to send registration',
    confirmPayment:
      'Have you completed the PayPal payment? Click OK to confirm and complete your registration.',
  },
} as const;
