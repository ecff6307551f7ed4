import type { FormField, LeadFormLabels } from '../../primitives/lead-form/index.ts';

const shared = {
  honeypot: 'Leave this field empty',
  again: 'Send again',
  privacy: { text: 'Used for this booking only.', href: '#privacy', label: 'Privacy Policy' },
} as const;

export const webinarFields: readonly FormField[] = [
  { name: 'name', kind: 'text', label: 'Name', required: true, autoComplete: 'name' },
  { name: 'email', kind: 'email', label: 'E-mail', required: true, autoComplete: 'email' },
  { name: 'company', kind: 'text', label: 'Company', required: true, autoComplete: 'organization' },
  {
    name: 'role',
    kind: 'select',
    label: 'Your role',
    required: true,
    autoComplete: 'organization-title',
    placeholder: 'Choose your role',
    options: [
      { value: 'ceo', label: 'CEO/Founder' },
      { value: 'product', label: 'Head of Product' },
      { value: 'other', label: 'Other' },
    ],
  },
];

export const workshopFields: readonly FormField[] = [
  ...webinarFields,
  { name: 'message', kind: 'long-text', label: 'Message', hint: 'Which problem would you bring?' },
];

export const workshopLabels: LeadFormLabels = {
  ...shared,
  title: 'Book Deep Dive',
  note: 'Everything but the message is needed.',
  submit: { idle: 'Book Deep Dive Workshop', sending: 'Submitting...', success: 'Booking Submitted!' },
};

export const webinarLabels: LeadFormLabels = {
  ...shared,
  title: 'Reserve a seat',
  note: 'All four fields are needed.',
  submit: {
    idle: 'Pay €49 & Register',
    waiting: 'Processing Payment...',
    sending: 'Registering...',
    success: 'Registration Complete!',
  },
};

export const sampleProblems = {
  heading: 'Please fill in all required fields',
  fields: {
    name: 'Enter your name',
    email: 'Enter an e-mail address in the form name@company.com',
    role: 'Choose the role that fits you best',
  },
};
