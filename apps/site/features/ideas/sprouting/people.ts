import { plainWords } from './plain-words.ts';

export interface Group {
  /** In the plural: 'nurses'. */
  people: string;
  /** One of them: 'a nurse'. */
  person: string;
}

/** Whom a challenge names, English or German, without accents; what stands in two words comes before its last one. */
const groups: readonly [people: string, person: string, signs: readonly string[]][] = [
  ['new colleagues', 'a new colleague', ['new hire', 'new employee', 'new colleague', 'neue mitarbeiter']],
  [
    'older people',
    'an older person',
    ['elderly', 'older people', 'older adult', 'senioren', 'alte menschen'],
  ],
  ['account holders', 'an account holder', ['account holder', 'kontoinhaber']],
  ['customers', 'a customer', ['customer', 'kunde', 'kundin']],
  ['clients', 'a client', ['client', 'mandant']],
  ['users', 'a user', ['user', 'nutzer', 'anwender']],
  ['patients', 'a patient', ['patient']],
  ['nurses', 'a nurse', ['nurse', 'pflegekraft', 'pflegekrafte']],
  ['doctors', 'a doctor', ['doctor', 'physician', 'arzt', 'arzte']],
  ['students', 'a student', ['student', 'studierende']],
  ['pupils', 'a pupil', ['pupil', 'schuler']],
  ['teachers', 'a teacher', ['teacher', 'lehrer', 'lehrkraft', 'lehrkrafte']],
  ['parents', 'a parent', ['parent', 'eltern']],
  ['children', 'a child', ['child', 'children', 'kid', 'kind', 'kinder']],
  ['managers', 'a manager', ['manager', 'fuhrungskraft', 'fuhrungskrafte']],
  ['apprentices', 'an apprentice', ['apprentice', 'trainee', 'azubi', 'auszubildende']],
  ['applicants', 'an applicant', ['applicant', 'candidate', 'bewerber']],
  ['employees', 'an employee', ['employee', 'staff', 'coworker', 'mitarbeiter', 'mitarbeitende']],
  ['suppliers', 'a supplier', ['supplier', 'vendor', 'lieferant']],
  ['passengers', 'a passenger', ['passenger', 'commuter', 'fahrgast', 'fahrgaste']],
  ['drivers', 'a driver', ['driver', 'fahrer']],
  ['visitors', 'a visitor', ['visitor', 'besucher']],
  ['guests', 'a guest', ['guest', 'gast', 'gaste']],
  ['buyers', 'a buyer', ['buyer', 'kaufer']],
  ['shoppers', 'a shopper', ['shopper']],
  ['members', 'a member', ['member', 'mitglied', 'mitglieder']],
  ['subscribers', 'a subscriber', ['subscriber', 'abonnent']],
  ['citizens', 'a citizen', ['citizen', 'resident', 'anwohner']],
  ['tenants', 'a tenant', ['tenant', 'mieter']],
  ['operators', 'an operator', ['operator']],
  ['engineers', 'an engineer', ['engineer', 'ingenieur']],
  ['developers', 'a developer', ['developer', 'programmer', 'entwickler']],
  ['volunteers', 'a volunteer', ['volunteer', 'ehrenamtliche']],
  ['readers', 'a reader', ['reader', 'leser']],
  ['travellers', 'a traveller', ['traveller', 'traveler', 'reisende']],
];

/** Plurals, and the endings that German gives a word. */
const endings = ['', 's', 'es', 'e', 'n', 'en', 'in', 'innen', 'r'];

/** Whom the challenge is about: of several the one that is named first. */
export function groupOf(challenge: string): Group | undefined {
  const text = ` ${plainWords(challenge).join(' ')} `;
  let first = Number.POSITIVE_INFINITY;
  let found: Group | undefined;
  for (const [people, person, signs] of groups) {
    for (const sign of signs) {
      const place = endings
        .map((ending) => text.indexOf(` ${sign}${ending} `))
        .filter((index) => index >= 0)
        .reduce((least, index) => Math.min(least, index), first);
      if (place < first) {
        first = place;
        found = { people, person };
      }
    }
  }
  return found;
}
