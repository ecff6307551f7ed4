import type { FormField, LeadFormLabels } from '../../primitives/lead-form/index.ts';

export const sampleLabels: LeadFormLabels = {
  title: 'Your message',
  note: 'All five fields are needed.',
  honeypot: 'Leave this field empty',
  submit: { idle: 'Send Message', sending: 'Sending...', success: 'Message Sent!' },
  again: 'Send again',
  privacy: { text: 'Used for our answer and for nothing else.', href: '#privacy', label: 'Privacy Policy' },
};

export const sampleFields: readonly FormField[] = [
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
  {
    name: 'message',
    kind: 'long-text',
    label: 'Message',
    hint: 'What is not working, for whom, and by when should it?',
    required: true,
  },
];

export const sampleProblems = {
  heading: 'Please fill in all required fields',
  fields: {
    name: 'Enter your name',
    email: 'Enter an e-mail address in the form name@company.com',
    message: 'Write what you would like to talk about',
  },
};
