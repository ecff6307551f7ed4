import type { TeamMember } from './team-card.tsx';

/** For stories and tests. Nobody here exists. */
const person = (
  seed: number,
  name: string,
  position: string,
  bio: string,
  expertise: readonly string[],
  achievements: readonly string[],
  networks: TeamMember['networks'] = [],
): TeamMember => ({
  name,
  position,
  bio,
  expertise,
  achievements,
  portrait: { seed },
  email: `${name.split(' ')[0]?.toLowerCase()}@example.com`,
  networks,
});

const linkedIn = { label: 'LinkedIn', href: 'https://www.example.com/linkedin' } as const;
const twitter = { label: 'Twitter', href: 'https://www.example.com/twitter' } as const;

export const team: readonly TeamMember[] = [
  person(
    4,
    'Livia Arndt',
    'Design and innovation consultant',
    'Draws interfaces in the morning and takes teams apart in the afternoon, always with their consent. Began in a newspaper, where a layout that nobody reads is gone by noon.',
    ['UX strategy', 'Facilitation', 'Design systems'],
    [
      'Seat selection for an airline, a quarter more reservations',
      'Author of the LALIAFLIA card set',
      'Never shown',
    ],
    [linkedIn, twitter],
  ),
  person(
    13,
    'Tomasz Wrona',
    'Biologist in residence',
    'Counts how many ways there are to build a joint. Brings the microscope to every workshop.',
    ['Biomimetics', 'Field work'],
    ['Two patents that began with a beetle'],
    [linkedIn],
  ),
  person(
    6,
    'Adaeze Nwosu',
    'Workshop lead',
    'Keeps twenty people awake after lunch and on time at six.',
    ['Facilitation', 'Innovator’s DNA', 'Coaching'],
    ['Four hundred workshop days', 'Trains the trainers of a car maker'],
  ),
  person(
    11,
    'Henrik Solberg',
    'Front-end engineer',
    'Builds what was drawn and says early what should not have been. Measures in milliseconds, speaks in sentences.',
    ['React', 'Accessibility', 'Performance'],
    ['Fifteen apps from one library', 'Audits for three public bodies'],
    [linkedIn],
  ),
  person(
    8,
    'Mei Tanaka',
    'Researcher',
    'Listens for a living. Her notes have been cited by people who were in the room.',
    ['Interviews', 'Usability tests'],
    ['Eleven hundred interviews'],
    [twitter],
  ),
  person(
    9,
    'Karim Haddad',
    'Data and AI',
    'Makes models small enough to explain, and throws away the ones that are not.',
    ['Personalisation', 'Evaluation'],
    ['Coaching platform from sketch to beta in eleven weeks', 'Lectures on measured doubt'],
    [linkedIn],
  ),
];
