import type { TranscriptChapter } from '@laliaflia/ui';
import { countText, dateText } from '../format.ts';
import { subjects } from '../head.ts';
import { firstCall } from '../lengths.ts';
import { promises } from '../promises.ts';
import type { PageHead } from '../schema/basics.ts';
import { site } from '../site.ts';
import { speech } from '../speech.ts';
import livia from '../team/livia-arndt.ts';
import { transcript } from '../transcript.ts';

export const head = {
  title: `Innovation Leadership Speech in full | ${site.brand}`,
  description: `The keynote for CEOs and entrepreneurs in ${site.address.city}: why leaders should let customers surprise them. Video, key insights and transcript.`,
  keywords: ['innovation leadership', 'keynote speech', 'keynote transcript', ...subjects],
} as const satisfies PageHead;

const book = { href: '/contact?topic=keynote', label: 'Book the keynote' } as const;

export const intro = {
  title: speech.title,
  lead: `A keynote for ${speech.audience}. Book it for your event, or watch and read it here.`,
  actions: [book, { href: '#keynote', label: 'Watch or read the keynote' }],
  note: firstCall,
} as const;

/** Who gives it, beside the title. */
export const speaker = {
  name: livia.name,
  text: site.owner.role,
  seed: livia.figure.seed,
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
  id: 'keynote',
  title: speech.title,
  duration: countText(minutes, 'minute'),
  href,
  embedUrl,
  note: `Nothing is loaded from ${name} before you press play. The video is a sample recording; the talk in full is in the transcript.`,
} as const;

/** Below the video. */
export const event = {
  facts: [
    { term: 'Held in', value: speech.place },
    { term: 'Audience', value: speech.audience },
    ...(published === undefined ? [] : [{ term: 'Published', value: dateText(published) }]),
  ],
} as const;

const seconds = (at: string) => {
  const [whole = 0, rest = 0] = at.split(':').map(Number);
  return whole * 60 + rest;
};

/** When the passage begins in which a sentence of the talk is said. */
function momentOf(sentence: string): string | undefined {
  let at: string | undefined;
  for (const block of transcript.flatMap(({ blocks }) => blocks)) {
    if (block.kind === 'passage') at = block.at;
    const said = block.kind === 'passage' ? block.paragraphs : [block.text];
    if (said.some((text) => text.includes(sentence))) return at;
  }
  return undefined;
}

/** In the order in which they are said; what is not in the transcript comes last. */
function byMoment(a: { text: string }, b: { text: string }): number {
  const [first, second] = [a, b].map(({ text }) => momentOf(text) ?? '99:59');
  return (first ?? '').localeCompare(second ?? '');
}

export const insights = {
  title: 'Key insights',
  lead: 'The talk in three sentences. Each leads to the minute in which it is said.',
  minutes,
  items: [...speech.insights].sort(byMoment).map((insight) => {
    const at = momentOf(insight.text);
    if (at === undefined) return insight;
    return {
      ...insight,
      href: `#t=${seconds(at)}`,
      moment: { at: seconds(at), time: at.replace(/^0/, '') },
    };
  }),
};

export const words = {
  title: 'Full transcript',
  lead: 'Each time is a link to its passage, which you can copy and share.',
  chapters: transcript.map(({ blocks, ...chapter }) => ({
    ...chapter,
    blocks: blocks.map((block) => (block.kind === 'pulled' ? block : { ...block, at: seconds(block.at) })),
  })) satisfies readonly TranscriptChapter[],
} as const;

/** What the drawing of a chapter shows. */
export const captions: Readonly<Record<string, string>> = {
  'what-growing-does': 'A customer speaks. Less of it gets past each desk, and the chart still looks fine.',
  'the-kingfisher': 'The bill widens slowly, and so does the nose of the train.',
  'ten-times': 'Ten ideas that everybody has, then the eleventh.',
  'an-hour': 'A week in hours. One of them has a name.',
  'the-machine': 'One question, thirty answers and one test.',
};

export const further = {
  title: 'Learn the methods from the talk',
  actions: [
    { href: '/workshops', label: 'See all workshops' },
    { href: '/webinar', label: 'See the live webinar' },
  ],
} as const;

export const closing = {
  title: 'Book the keynote for your event',
  text: `Tell us date, place and audience. ${site.owner.name} answers ${promises.answer}, with a price.`,
  actions: [book],
} as const;
