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
  description:
    'A designer, a researcher, a systems person, a conductor, a prototyper and somebody who ships. Who does what, and how to write to each of them.',
  keywords: ['team', 'designers in Frankfurt', 'workshop facilitators', ...subjects],
} as const satisfies PageHead;

export const intro = {
  back: { href: '/about', label: 'Back to About' },
  title: `${capital(inWords(team.length))} people who answer their own mail`,
  lead: 'No account managers. Whoever you meet in the first call is in the project on the last day.',
} as const;

const networks = ({ linkedin, twitter }: Member): NonNullable<TeamMember['networks']> => [
  ...(linkedin === undefined ? [] : [{ label: 'LinkedIn', href: linkedin as `https://${string}` }]),
  ...(twitter === undefined ? [] : [{ label: 'Twitter', href: twitter as `https://${string}` }]),
];

export const members = {
  title: 'Who does what',
  lead: 'The portraits are grown, not photographed: one rule for all, another seed for each.',
  members: team.map((member) => ({
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
  title: `The ${inWords(team.length)} of us together`,
  stats: [
    { ...claims.organisationsOfTheTeam, note: 'over all careers, not only under this name' },
    { ...claims.awards, note: 'most of them shared with the client' },
    { ...claims.books, note: 'written, or written in part' },
  ],
} as const;

export const closing = {
  title: 'Talk to the one who fits',
  text: 'Say what you need in a sentence. If you do not know whom to ask, ask Livia.',
  actions: [
    { href: '/contact?topic=consultation', label: 'Schedule a Consultation' },
    { href: '/services/design', label: 'Learn About Our Services' },
  ],
} as const;
