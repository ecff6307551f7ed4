import type { z } from 'zod';
import type * as schema from './schema/facts.ts';

/** What the terms promise. The terms themselves, /terms and the webinar page refer to it. */
export const terms = {
  fullRefundHours: 48,
  lateFeePercent: 50,
  paymentDue: 'in full at registration',
  rescheduled: 'new dates or a full refund',
} as const satisfies z.infer<typeof schema.terms>;
