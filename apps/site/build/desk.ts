import { EMBEDDED_PUBLISHABLE_KEY } from '@laliaflia/backend/embedded';
import { publishDesk } from '@laliaflia/desk/publish';
import type { RuntimeConfig } from '../browser/runtime.ts';
import { labReadiness, readiness } from '../content/assessment.ts';
import { moment } from '../content/format.ts';
import { newsletterLinks } from '../content/newsletter-links.ts';
import { site } from '../content/site.ts';
import { webinar } from '../content/webinar.ts';
import { whenText } from '../content/webinar-dates.ts';
import { workshops } from '../content/workshops.ts';
import { CompressedCopies } from '../host/encodings.ts';
import { policyHeader } from '../host/page.ts';
import { StaticSite } from '../host/static-site.ts';
import { contentSecurityPolicy, securityHeaders } from './host/policy.ts';
import { compressedCopies, publishedDesk } from './paths.ts';

/** Builds the owner's desk, under the same policy as the pages and as well compressed. */
export async function publishDeskBeside({ api, key, site: url }: RuntimeConfig): Promise<void> {
  // Our own server is known by its key, and has no socket.
  const realtime = key !== EMBEDDED_PUBLISHABLE_KEY;
  const headers = { ...securityHeaders(), [policyHeader]: deskPolicy(api, realtime) };
  await publishDesk(
    { api, key, realtime, site: { url, ...pagesOf(url), ...facts() }, headers },
    publishedDesk,
  );
  await new CompressedCopies(compressedCopies).warm(new StaticSite(publishedDesk).files.values());
}

export function deskPolicy(api: string, realtime: boolean): string {
  const { origin } = new URL(api);
  const policy = contentSecurityPolicy({ scripts: [], styles: [] }, api);
  if (!realtime) return policy;
  return policy.replace(/connect-src [^;]+/, (found) => `${found} ${origin.replace(/^http/, 'ws')}`);
}

const pagesOf = (url: string) => ({ contact: `${url}/contact`, leave: url + newsletterLinks.leave });

function facts() {
  const { title, seats, dates, timeZone } = webinar;
  return {
    name: site.brand,
    assessments: {
      first: { path: '/ai-assessment', questions: readiness.questions },
      lab: { path: '/ai-lab', questions: labReadiness.questions },
    },
    workshops: Object.values(workshops).map((each) => ({
      id: each.id,
      title: each.title,
      seats: each.maxParticipants,
    })),
    webinar: {
      title,
      seats,
      dates: dates.map((date) => ({
        moment: moment({ start: date.start, timeZone }),
        when: whenText({ ...date, moment: '' }),
      })),
    },
  };
}
