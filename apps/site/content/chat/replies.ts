import type { ChatLabels, ChatPart } from '@laliaflia/ui';
import { readinessLength } from '../assessment-length.ts';
import { countText, money } from '../format.ts';
import { prices } from '../prices.ts';
import { promises } from '../promises.ts';
import { trainingFormats } from '../training.ts';
import { webinar } from '../webinar.ts';
import { nextDateOpen, outlookAt, today, type WebinarOutlook, whenText } from '../webinar-dates.ts';
import { workshops } from '../workshops.ts';
import { furtherReplies } from './further-replies.ts';
import { launcher } from './launcher.ts';
import type { ChatIntent } from './types.ts';

/* What the chat panel says. Every price, date and number comes from the records that the pages show. */

export const labels: ChatLabels = {
  title: 'Innovation guide',
  subtitle: 'Answers by itself, at any hour',
  open: launcher.label,
  close: 'Close the chat',
  conversation: 'Conversation',
  log: 'New messages',
  speakers: { guide: 'Innovation guide', visitor: 'You' },
  input: 'Write a message',
  send: 'Send',
  suggestions: 'Suggested questions',
  typing: 'Innovation guide is writing',
  saving: { sending: 'Saving', saved: 'Saved', unsaved: 'Not saved' },
  retry: 'Try again',
  newer: 'New message',
};

export const greeting =
  'Hello. Ask me about the three methods, the workshops, what they cost, or for an idea to try today.';

/** Word for word as agreed. */
export const suggestions = [
  'Explain LALIAFLIA method',
  'What is LALIAFLIA?',
  'Innovation assessment',
  'Daily idea exercises',
] as const;

const { ignite, deep, engine } = workshops;
const each = 'per participant';
/** A line for each, as the panel draws a list: '• Ignite Day: €1,200'. */
const priceList = (lines: readonly (readonly [what: string, price: Parameters<typeof money>[0]])[]) =>
  lines.map(([what, price]) => `• ${what}: ${money(price)}`).join('\n');
const guidePrices = priceList([ignite, deep, engine].map(({ title, guidePrice }) => [title, guidePrice]));
const formatPrices = priceList(trainingFormats.map(({ title, price }) => [title, price]));
const lengths = [ignite, deep, engine]
  .map(
    ({ title, days, maxParticipants }) =>
      `${title}: ${countText(days, 'day')}, at most ${maxParticipants} people`,
  )
  .join('\n');

/** What is said of the webinar, which depends on when it is asked. */
function ofTheWebinar(seen: WebinarOutlook) {
  const length = countText(webinar.minutes, 'minute');
  const when =
    seen.kind === 'ahead'
      ? whenText(seen.date)
      : `${nextDateOpen.charAt(0).toLowerCase()}${nextDateOpen.slice(1)}, the last was on ${whenText(seen.last)}`;
  return {
    workshops: [
      `Three workshops, each with the three methods:\n${lengths}\nName the dates that suit you when you book, and you have an answer ${promises.answer}. `,
      { href: '/workshops', label: 'Compare them' },
      `.\nThe live webinar shows the methods in ${length} for ${money(webinar.price)}, ${when}: `,
      { href: '/webinar', label: 'about the webinar' },
      '.',
    ],
    webinar: [
      `The live webinar: ${when}. Three methods in ${length} for ${money(webinar.price)}, with your questions at the end. ${
        seen.kind === 'ahead'
          ? ''
          : 'A registration counts for the next date, with a full refund if it does not suit you.'
      }\n`,
      { href: '/webinar', label: 'Programme and registration' },
      '.',
    ],
  } satisfies Partial<Record<ChatIntent, readonly ChatPart[]>>;
}

export const replies: Readonly<Record<ChatIntent, readonly ChatPart[]>> = {
  ...furtherReplies,
  ...ofTheWebinar(today),
  price: [
    `Guide prices of the workshops, ${each}; your offer is made on demand:\n${guidePrices}\n`,
    `Training formats, which are other products, ${each} and on demand too:\n${formatPrices}\n`,
    `${priceList([['Live webinar', prices.webinar]])}\nThe AI tools and the assessment are free.\n`,
    { href: '/workshops', label: 'Compare the workshops' },
    ' or ',
    { href: '/services/innovation-training', label: 'see the training formats' },
    '.',
  ],
  call: [
    `A discovery call takes ${promises.discoveryCall} and costs nothing. Say what it is about and you have an answer ${promises.answer}: `,
    { href: '/contact?topic=discovery-call', label: 'ask for a call' },
    '.',
  ],
  laliaflia: [
    'LALIAFLIA reads living systems as designs that have been tested for a very long time. It has three levels: Living Artifacts, which use life itself; Life Inspired Artifacts, which borrow its principles; and Future Life Inspired Artifacts, which ask what such a thing becomes next.\n',
    { href: '/laliaflia', label: 'Read how the four steps go' },
    '.',
  ],
  'applied-imagination': [
    'Applied Imagination is structured creative thinking on three principles: challenge authority, raise the bar, go beyond the predictable. Two exercises show how it feels.\n',
    { href: '/applied-imagination', label: 'Try them on the page' },
    '.',
  ],
  'innovators-dna': [
    'Innovator’s DNA trains five discovery skills: questioning, observing, networking, experimenting, associating. Most companies hire for delivery and then miss these.\n',
    { href: '/innovators-dna', label: 'See the five and practise one' },
    '.',
  ],
  assessment: [
    `The readiness assessment asks ${readinessLength.questions} questions in about ${readinessLength.minutes} minutes and answers at once: four scores, the reason for each, and a recommendation. It is free, and no answer leaves your browser unless you send it.\n`,
    { href: '/ai-assessment', label: 'Start the assessment' },
    '.',
  ],
  exercises: [
    'One for today: write down three rules that everybody in your field follows. Cross out the one you like best, and design for an hour as if it had never existed.\n',
    { href: '/applied-imagination', label: 'Two more exercises' },
    ', ',
    { href: '/innovators-dna', label: 'a practice for each skill' },
    ' or ',
    { href: '/idea-sprint', label: 'five ideas for your own challenge' },
    '.',
  ],
  nature: [
    'Nature is the first of our three methods: an organism that lives with your problem has usually solved part of it.\n',
    { href: '/laliaflia', label: 'How LALIAFLIA works' },
    ', or ',
    { href: '/idea-sprint', label: 'get five ideas for your own challenge' },
    '.',
  ],
  other: [
    `I know the three methods, the workshops and their prices, the assessment and a few exercises. For everything else a person answers ${promises.answer}: `,
    { href: '/contact', label: 'write to us' },
    '.',
  ],
};

/** The answer as it is at this moment. */
export function replyTo(intent: ChatIntent, now = Date.now()): readonly ChatPart[] {
  return { ...replies, ...ofTheWebinar(outlookAt(now)) }[intent];
}
