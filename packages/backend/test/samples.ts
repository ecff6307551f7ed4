import type { Inquiry } from '@laliaflia/domain';

export const inquiry: Inquiry = {
  name: 'Ada Example',
  email: 'ada@example.com',
  company: 'Example GmbH',
  role: 'product',
  message: 'We would like to talk about a redesign.\n\nBest, Ada',
};

let counter = 0;
export function freshEmail(): string {
  counter += 1;
  return `visitor-${process.pid}-${Date.now()}-${counter}@example.com`;
}
