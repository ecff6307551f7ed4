import { expect, it } from 'vitest';
import { messages } from './messages.ts';
import { isRole, roleLabel, roles } from './roles.ts';

it('says what the error catalogue says, word for word', () => {
  expect(messages).toMatchInlineSnapshot(`
    {
      "analytics": {
        "failed": "Analytics tracking error",
      },
      "booking": {
        "failed": "Failed to send booking request",
      },
      "client": {
        "invalidSignature": "Invalid JWT signature",
        "keyMissing": "supabaseKey is required.",
      },
      "contact": {
        "failed": "There was an error sending your message. Please try again.",
        "success": "Thank you! Your message has been sent successfully.",
        "successDetail": "We'll get back to you within 24 hours.",
      },
      "form": {
        "checkEmail": "Please check your e-mail address",
        "checkFields": "Please check the marked fields",
        "requiredMissing": "Please fill in all required fields",
      },
      "newsletter": {
        "alreadySubscribed": "This email is already subscribed",
        "failed": "Failed to subscribe",
        "success": "Successfully subscribed!",
      },
      "webinar": {
        "confirmPayment": "Have you completed the PayPal payment? Click OK to confirm and complete your registration.",
        "failed": "Failed to send registration",
      },
    }
  `);
});

it('knows the six roles', () => {
  expect(roles.map((role) => role.value)).toEqual([
    'ceo',
    'product',
    'innovation',
    'rd',
    'strategy',
    'other',
  ]);
  expect(isRole('rd')).toBe(true);
  expect(roleLabel('rd')).toBe('R&D Leader');
  expect(roleLabel('retired')).toBe('retired');
});
