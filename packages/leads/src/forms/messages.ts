/** The error catalogue: what visitors read and what is logged, word for word, in one place. */
export const messages = {
  form: {
    requiredMissing: 'Please fill in all required fields',
    checkEmail: 'Please check your e-mail address',
    checkFields: 'Please check the marked fields',
  },
  newsletter: {
    success: 'Successfully subscribed!',
    alreadySubscribed: 'This email is already subscribed',
    failed: 'Failed to subscribe',
  },
  contact: {
    success: 'Thank you! Your message has been sent successfully.',
    successDetail: "We'll get back to you within 24 hours.",
    failed: 'There was an error sending your message. Please try again.',
  },
  booking: { failed: 'Failed to send booking request' },
  webinar: {
    failed: 'Failed to send registration',
    confirmPayment:
      'Have you completed the PayPal payment? Click OK to confirm and complete your registration.',
  },
  analytics: { failed: 'Analytics tracking error' },
  client: {
    /** With the full stop that supabase-js puts there; a test compares the two. */
    keyMissing: 'supabaseKey is required.',
    invalidSignature: 'Invalid JWT signature',
  },
} as const;
