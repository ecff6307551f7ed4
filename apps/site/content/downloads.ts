import type { z } from 'zod';
import type * as schema from './schema/facts.ts';

/** Files that are no pages. Link to a record, so that a renamed file is renamed everywhere. */
export const downloads = {
  brochure: { href: '/laliaflia-workshops.pdf', label: 'Download Brochure', madeByBuild: true },
  calendar: { href: '/webinar.ics', label: 'Add to calendar', madeByBuild: true },
} as const satisfies Record<string, z.infer<typeof schema.download>>;
