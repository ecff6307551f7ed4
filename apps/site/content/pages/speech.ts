import type { TranscriptChapter } from '@laliaflia/ui';
import { countText, dateText } from '../format.ts';
import { subjects } from '../head.ts';
import type { PageHead } from '../schema/basics.ts';
import { site } from '../site.ts';
import { speech } from '../speech.ts';
import { transcript } from '../transcript.ts';

export const head = {
  title: `Innovation Leadership Speech in full | ${site.brand}`,
  description: `The keynote for CEOs and entrepreneurs in ${site.address.city}: what it costs when nobody is surprised by a customer. Video, key insights and transcript.`,
  keywords: ['innovation leadership', 'keynote speech', 'keynote transcript', ...subjects],
} as const satisfies PageHead;

export const intro = {
  title: speech.title,
  lead: `A keynote for ${speech.audience} about a question that no slide could answer. Watch it, or read every word below.`,
} as const;

const { service, id, minutes, published } = speech.video;
const hosts = {
  youtube: {
    name: 'YouTube',
    href: `https://www.youtube.com/watch?v=${id}`,
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  },
  vimeo: {
    name: 'Vimeo',
    href: `https://vimeo.com/${id}`,
    embedUrl: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  },
} as const;
const { name, href, embedUrl } = hosts[service];

export const video = {
  title: speech.title,
  href,
  embedUrl,
  duration: countText(minutes, 'minute'),
  note: `Nothing is loaded from ${name} before you press play. The recording is a sample; the transcript says the same.`,
} as const;

export const event = {
  title: 'The event',
  groups: [
    { title: 'Talk', tools: [speech.title] },
    { title: 'Place', tools: [speech.place] },
    { title: 'Audience', tools: [speech.audience] },
    ...(published === undefined ? [] : [{ title: 'Published', tools: [dateText(published)] }]),
  ],
} as const;

export const insights = {
  title: 'Key insights',
  lead: 'Three sentences to take into the next meeting, if you have no time for the rest.',
  items: speech.insights,
} as const;

const seconds = (at: string) => {
  const [whole = 0, rest = 0] = at.split(':').map(Number);
  return whole * 60 + rest;
};

export const words = {
  title: 'Full transcript',
  lead: 'Each time is an address: copy it, and the link leads to that passage.',
  chapters: transcript.map(({ blocks, ...chapter }) => ({
    ...chapter,
    blocks: blocks.map((block) => (block.kind === 'pulled' ? block : { ...block, at: seconds(block.at) })),
  })) satisfies readonly TranscriptChapter[],
} as const;

export const closing = {
  title: 'Hear it with your own people in the room',
  text: 'The keynote is the first hour of every workshop. In the webinar you can ask back.',
  actions: [
    { href: '/workshops', label: 'See all workshops' },
    { href: '/webinar', label: 'Join the live webinar' },
  ],
} as const;
