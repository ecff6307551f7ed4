import type { OutboxItem, OutboxLabels } from './outbox.types.ts';

export const sampleLabels: OutboxLabels = {
  title: 'Outbox',
  send: 'Send now',
  sending: 'Sending',
  remove: 'Delete',
  dismiss: 'Close',
};

export const waiting: OutboxItem = {
  id: 'a',
  state: 'waiting',
  label: 'Your message, 14:02',
  note: 'waits on this device. The next attempt follows in 2 minutes.',
};

export const sending: OutboxItem = {
  id: 'b',
  state: 'sending',
  label: 'Your booking, 14:05',
  note: 'is being sent.',
};

export const stuck: OutboxItem = {
  id: 'c',
  state: 'waiting',
  label: 'Your registration, 13:40',
  note: 'has been refused on every way.',
  link: { href: 'mailto:hello@example.com', label: 'Send it by e-mail' },
};

export const arrived: OutboxItem = {
  id: 'd',
  state: 'arrived',
  label: 'Your message, 12:20',
  note: 'has arrived, reference 0B0E7A3C.',
};
