import type { BookingFormLabels } from './booking-form.types.ts';

const shared = {
  rolePlaceholder: 'Choose your role',
  honeypot: 'Leave this field empty',
  again: 'Send again',
  privacy: { text: 'Used for this booking only.', href: '#privacy', label: 'Privacy Policy' },
} as const;

const person = {
  name: { label: 'Name' },
  email: { label: 'E-mail' },
  company: { label: 'Company' },
  role: { label: 'Your role' },
} as const;

export const workshopLabels: BookingFormLabels = {
  ...shared,
  title: 'Book Deep Dive',
  note: 'Everything but the message is needed.',
  fields: { ...person, message: { label: 'Message', hint: 'Which problem would you bring?' } },
  submit: { idle: 'Book Deep Dive Workshop', sending: 'Submitting...', success: 'Booking Submitted!' },
};

export const webinarLabels: BookingFormLabels = {
  ...shared,
  title: 'Reserve a seat',
  note: 'All four fields are needed.',
  fields: person,
  submit: {
    idle: 'Pay €49 & Register',
    waiting: 'Processing Payment...',
    sending: 'Registering...',
    success: 'Registration Complete!',
  },
};

export const sampleRoles = [
  { value: 'ceo', label: 'CEO/Founder' },
  { value: 'product', label: 'Head of Product' },
  { value: 'other', label: 'Other' },
];

export const sampleProblems = {
  heading: 'Please fill in all required fields',
  fields: {
    name: 'Enter your name',
    email: 'Enter an e-mail address in the form name@company.com',
    role: 'Choose the role that fits you best',
  },
};
