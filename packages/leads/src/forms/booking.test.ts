import { describe, expect, it } from 'vitest';
import {
  type Booking,
  bookingPost,
  registrationPost,
  validateBooking,
  validateRegistration,
} from './booking.ts';
import { limits } from './limits.ts';

const booking: Booking = {
  name: ' Ada Example ',
  email: 'ada@example.com',
  company: 'Analytical Engines',
  role: 'product',
  message: '',
};

describe('a booking', () => {
  it('needs a person and no message', () => {
    expect(validateBooking(booking)).toBeNull();
    expect(validateBooking({ ...booking, message: 'In spring' })).toBeNull();
  });

  it.each(['name', 'email', 'company', 'role'] as const)('does not go without %s', (field) => {
    expect(validateBooking({ ...booking, [field]: ' ' })).toEqual({
      heading: 'Please fill in all required fields',
      fields: { [field]: expect.any(String) },
    });
  });

  it('still looks at the length of a message and at the shape of an address', () => {
    const tooLong = { ...booking, message: 'x'.repeat(limits.message + 1) };
    expect(validateBooking(tooLong)?.fields).toHaveProperty('message');
    expect(validateBooking({ ...booking, email: 'ada' })?.heading).toBe('Please check your e-mail address');
  });

  it('is posted cleaned, with the title of its workshop', () => {
    expect(bookingPost(booking, 'Deep Dive')).toEqual({
      name: 'Ada Example',
      email: 'ada@example.com',
      company: 'Analytical Engines',
      role: 'product',
      message: '',
      workshopType: 'Deep Dive',
    });
  });
});

describe('a registration', () => {
  const payment = {
    payment_id: 'payment_1790000000000',
    payment_status: 'completed',
    payment_verification: 'self-declared',
  } as const;

  it('has no message, whatever stands in it', () => {
    expect(validateRegistration({ ...booking, message: 'x'.repeat(limits.message + 1) })).toBeNull();
    expect(Object.keys(registrationPost(booking, payment))).toEqual([
      'name',
      'email',
      'company',
      'role',
      'payment_id',
      'payment_status',
      'payment_verification',
    ]);
  });

  it('does not go without a person', () => {
    expect(validateRegistration({ ...booking, role: 'emperor' })?.fields).toHaveProperty('role');
  });
});
