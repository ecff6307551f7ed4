import type { Inquiry } from '@laliaflia/leads';
import type { Lead } from '../src/leads/lead.ts';

export const inquiry: Inquiry = {
  name: 'Ada Example',
  email: 'ada@example.com',
  company: 'Example GmbH',
  role: 'product',
  message: 'We would like to talk about a redesign.\n\nBest, Ada',
};

export const lead: Lead = {
  id: '0b0e7a3c-6f0e-4d0a-9a58-0d6f0c1c2b3a',
  created_at: '2026-11-21T09:00:00.000Z',
  kind: 'contact',
  channels: ['database'],
  spam: false,
  ...inquiry,
  details: {},
};

let counter = 0;
export function freshEmail(): string {
  counter += 1;
  return `visitor-${process.pid}-${Date.now()}-${counter}@example.com`;
}
