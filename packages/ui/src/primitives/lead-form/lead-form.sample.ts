import type { FormField, FormValues, LeadFormLabels } from './lead-form.types.ts';

export const sampleLabels: LeadFormLabels = {
  title: 'Ask for the report',
  note: 'Name, e-mail and team size are needed.',
  honeypot: 'Leave this field empty',
  submit: {
    idle: 'Send me the report',
    waiting: 'Waiting for the payment...',
    sending: 'Sending...',
    success: 'Report on its way',
  },
  again: 'Send again',
  privacy: { text: 'Used for the report and for nothing else.', href: '#privacy', label: 'Privacy Policy' },
};

/** One field of each kind. */
export const sampleFields: readonly FormField[] = [
  { name: 'name', kind: 'text', label: 'Name', required: true, autoComplete: 'name' },
  { name: 'email', kind: 'email', label: 'E-mail', required: true, autoComplete: 'email' },
  { name: 'phone', kind: 'tel', label: 'Phone', hint: 'If you would rather talk.', autoComplete: 'tel' },
  {
    name: 'team',
    kind: 'select',
    label: 'Team size',
    required: true,
    placeholder: 'Choose a size',
    options: [
      { value: 'few', label: 'Up to five' },
      { value: 'some', label: 'Six to twenty' },
      { value: 'many', label: 'More' },
    ],
  },
  { name: 'question', kind: 'long-text', label: 'Your question', hint: 'What should the report answer?' },
];

export const sampleValues: FormValues = {
  name: 'Ada Brandt',
  email: 'ada@example.com',
  phone: '+49 69 90009 137',
  team: 'some',
  question: 'Which of our three booking steps loses most people?',
};

export const sampleProblems = {
  heading: 'Please fill in all required fields',
  fields: {
    name: 'Enter your name',
    email: 'Enter an e-mail address in the form name@company.com',
    team: 'Choose the size that fits best',
  },
};
