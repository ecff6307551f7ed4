import type { ContactFormLabels } from './contact-form.types.ts';

export const sampleLabels: ContactFormLabels = {
  title: 'Your message',
  note: 'All five fields are needed.',
  fields: {
    name: { label: 'Name' },
    email: { label: 'E-mail' },
    company: { label: 'Company' },
    role: { label: 'Your role' },
    message: { label: 'Message', hint: 'What is not working, for whom, and by when should it?' },
  },
  rolePlaceholder: 'Choose your role',
  honeypot: 'Leave this field empty',
  submit: { idle: 'Send Message', sending: 'Sending...', success: 'Message Sent!' },
  again: 'Send again',
  privacy: { text: 'Used for our answer and for nothing else.', href: '#privacy', label: 'Privacy Policy' },
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
    message: 'Write what you would like to talk about',
  },
};
