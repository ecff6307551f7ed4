import type { TeamMember } from '@laliaflia/ui';
import { claims } from '../claims.ts';
import { subjects } from '../head.ts';
import type { PageHead } from '../schema/basics.ts';
import type { Member } from '../schema/collections.ts';
import { site } from '../site.ts';
import { team } from '../team.ts';
import { capital, inWords } from '../words.ts';

export const head = {
  title: `Team: ${inWords(team.length)} people, one table | ${site.brand}`,
  description: `${site.howWeWork} Who does what, and how to write to each of them.`,
  keywords: ['team', 'designers in Frankfurt', 'workshop facilitators', ...subjects],
} as const satisfies PageHead;

export const intro = {
  back: { href: '/about', label: 'Back to About' },
  title: `${capital(inWords(team.length))} people you can write to directly`,
  lead: `${site.howWeWork} Whoever you meet in the first call is still there on the last day.`,
} as const;

const [leader] = team;

/** Side by side, in the order of the page: she who leads is the first and looks at the others. Each leads to their part. */
export const group = {
  label: 'The team',
  people: team.map(({ id, name, role, figure }) => ({
    name,
    role,
    href: `#${id}`,
    seed: figure.seed,
    leads: name === leader?.name,
  })),
};

const networks = ({ linkedin, twitter }: Member): NonNullable<TeamMember['networks']> => [
  ...(linkedin === undefined ? [] : [{ label: 'LinkedIn', href: linkedin as `https://${string}` }]),
  ...(twitter === undefined ? [] : [{ label: 'Twitter', href: twitter as `https://${string}` }]),
];

export const members = {
  title: 'Who does what',
  lead: 'Each answers for one part of your project.',
  members: team.map((member) => ({
    id: member.id,
    name: member.name,
    position: member.role,
    bio: member.bio,
    portrait: { seed: member.figure.seed },
    expertise: member.expertise,
    achievements: member.achievements,
    email: member.email,
    networks: networks(member),
  })) satisfies readonly TeamMember[],
} as const;

export const numbers = {
  title: 'The team in numbers',
  stats: [
    { ...claims.organisationsOfTheTeam, note: 'counted over all our careers' },
    { ...claims.awards, note: 'most of them together with clients' },
    { ...claims.books, note: 'written or co-written' },
  ],
} as const;

/** What each of them answers, by the first name. */
const needs: Readonly<Record<string, string>> = {
  Livia: 'I’m not sure who to ask',
  Tomas: 'People give up, and we do not know why',
  Amara: 'Our screens no longer match',
  Jonas: 'Our team needs new ideas',
  Mei: 'We want to try AI on a real task',
  Rafael: 'An idea has to become a product',
};

export const closing = {
  people: team.flatMap(({ name, email, figure }) => {
    const need = needs[name.split(' ')[0] ?? ''];
    return need === undefined
      ? []
      : [{ need, name, seed: figure.seed, href: `mailto:${email}`, write: 'E-mail' }];
  }),
  title: 'Talk to the right person',
  text: 'Find your sentence and write to the person beside it.',
  actions: [
    { href: '/contact?topic=consultation', label: 'Schedule a Consultation' },
    { href: '/services/design', label: 'Learn About Our Services' },
  ],
} as const;

/** Whoever wrote an article, at its end. */
export function writer(id: string) {
  const member = team.find((each) => each.id === id);
  if (member === undefined) return undefined;
  const { name, role, bio, email, figure } = member;
  return {
    name,
    role,
    bio,
    portrait: { seed: figure.seed },
    link: { href: `mailto:${email}`, label: `Write to ${name.split(' ', 1)[0]}` },
  };
}
