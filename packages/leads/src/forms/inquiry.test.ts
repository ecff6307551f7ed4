import { describe, expect, it } from 'vitest';
import { cleanInquiry, type Inquiry, validateInquiry } from './inquiry.ts';
import { limits } from './limits.ts';

const complete: Inquiry = {
  name: 'Ada Example',
  email: 'ada@example.com',
  company: 'Example GmbH',
  role: 'product',
  message: 'We would like to talk about a redesign.',
};

describe('validateInquiry', () => {
  it('accepts a complete inquiry', () => {
    expect(validateInquiry(complete)).toBeNull();
  });

  it('names every empty field, with what to do next', () => {
    const problems = validateInquiry({ name: ' ', email: '', company: '\n', role: '', message: '\t' });
    expect(problems?.heading).toBe('Please fill in all required fields');
    expect(problems?.fields).toEqual({
      name: 'Enter your name',
      email: 'Enter your e-mail address',
      company: 'Enter the name of your company',
      role: 'Choose the role that fits you best',
      message: 'Write what you would like to talk about',
    });
  });

  it('gives a malformed e-mail alone its own heading', () => {
    expect(validateInquiry({ ...complete, email: 'ada.example.com' })).toEqual({
      heading: 'Please check your e-mail address',
      fields: { email: 'Enter an e-mail address in the form name@company.com' },
    });
  });

  it('prefers the heading for missing fields when both are wrong', () => {
    const problems = validateInquiry({ ...complete, email: 'ada', name: '' });
    expect(problems?.heading).toBe('Please fill in all required fields');
    expect(Object.keys(problems?.fields ?? {})).toEqual(['name', 'email']);
  });

  it('asks for a shorter text beyond the limit and takes the limit itself', () => {
    expect(validateInquiry({ ...complete, message: 'x'.repeat(limits.message) })).toBeNull();
    expect(validateInquiry({ ...complete, message: 'x'.repeat(limits.message + 1) })).toEqual({
      heading: 'Please check the marked fields',
      fields: { message: 'Shorten this to 5,000 characters or fewer' },
    });
  });

  it('takes a role that is not on the list for none', () => {
    expect(validateInquiry({ ...complete, role: 'emperor' })?.fields).toHaveProperty('role');
  });
});

describe('cleanInquiry', () => {
  it('keeps the lines of a message and drops what nobody typed', () => {
    const cleaned = cleanInquiry({
      ...complete,
      name: ' Ada\r\nExample\u0000 ',
      message: 'one\r\n\ttwo\u0007 ',
    });
    expect(cleaned.name).toBe('Ada Example');
    expect(cleaned.message).toBe('one\n\ttwo');
  });
});
