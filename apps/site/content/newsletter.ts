/** The newsletter's part of the error catalogue (messages.ts): in a file of its own, because every page carries it. */
export const newsletterMessages = {
  checkEmail: 'Please check your e-mail address',
  success: 'Successfully subscribed!',
  alreadySubscribed: 'This email is already subscribed',
  failed: 'Failed to subscribe',
} as const;
