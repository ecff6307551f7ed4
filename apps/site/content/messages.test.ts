import { logged } from '@laliaflia/leads';
import { expect, it } from 'vitest';
import { messages } from './messages.ts';
import { promises } from './promises.ts';

it('says what the error catalogue says, word for word', () => {
  expect(messages).toEqual({
    booking: {
      failed: 'Failed to send booking request',
    },
    contact: {
      failed: 'There was an error sending your message. Please try again.',
      success: 'Thank you! Your message has been sent successfully.',
      successDetail: `We'll get back to you ${promises.answer}.`,
    },
    form: {
      checkEmail: 'Please check your e-mail address',
      checkFields: 'Please check the marked fields',
      requiredMissing: 'Please fill in all required fields',
    },
    newsletter: {
      alreadySubscribed: 'This email is already subscribed',
      failed: 'Failed to subscribe',
      success: 'Successfully subscribed!',
    },
    webinar: {
      confirmPayment:
        'Have you completed the PayPal payment? Click OK to confirm and complete your registration.',
      failed: 'Failed to send registration',
    },
  });
});

it('logs what the error catalogue says, word for word', () => {
  expect(logged).toEqual({
    analyticsFailed: 'Analytics tracking error',
    keyMissing: 'supabaseKey is required.',
  });
});
