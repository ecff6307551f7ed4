import { expect, test } from 'vitest';
import { readinessLength } from '../../content/assessment-length.ts';
import { claims } from '../../content/claims.ts';
import { timeText } from '../../content/format.ts';
import { promises } from '../../content/promises.ts';
import { site } from '../../content/site.ts';
import { speech } from '../../content/speech.ts';
import { team } from '../../content/team.ts';
import { terms } from '../../content/terms.ts';
import { webinar } from '../../content/webinar.ts';
import { shownDate, today } from '../../content/webinar-dates.ts';
import { inWords } from '../../content/words.ts';
import { workshops } from '../../content/workshops.ts';
import { answerTo } from './answer.ts';

/* What visitors ask for that the pages state. The questions were written before the words that find the facts. */

const said = (question: string) =>
  answerTo(question)
    .map((part) => (typeof part === 'string' ? part : part.label))
    .join('');

const { ignite, deep } = workshops;
const refund = `${terms.fullRefundHours} hours or more`;

test.each<[question: string, fact: string]>([
  ['Do you work in Vienna?', 'any city in Europe'],
  ['Would you come to our office in Lyon?', 'any city in Europe'],
  ['Which languages can we speak with you?', 'English and German'],
  ['How long has Livia been doing this?', claims.experience.value],
  ['Who would actually do my project?', site.owner.name],
  ['How many of you are there?', `${inWords(team.length)} people`],
  ['Have you done anything for banks?', 'finance'],
  ['Do you know the energy business?', 'energy'],
  ['Which sectors have you worked in?', 'telecommunications'],
  ['Who have you worked for?', 'Condor'],
  ['Do you use Figma?', 'Figma'],
  ['Can you deliver React components?', 'React'],
  ['What happens after I write to you?', promises.answer],
  ['How fast will I hear back?', promises.answer],
  ['Is the first conversation free?', promises.discoveryCall],
  ['What if I get ill on the day?', refund],
  ["I booked and can't come, do I lose my money?", refund],
  ['When do I have to pay?', terms.paymentDue],
  ['Can I watch it later if I miss the live session?', 'recording for thirty days'],
  ['Do participants get a certificate?', 'certificate of attendance'],
  ['Do I need a camera?', 'Your camera can stay off'],
  ['Which software do I need for the online session?', 'nothing to install'],
  ['How many people join the live session?', `at most ${webinar.seats}`],
  ['At what time does the webinar begin?', timeText(shownDate(today).start)],
  ['When do I receive the link?', promises.webinarLink],
  ['How big can a group be for the two-day format?', `${deep.maxParticipants} people`],
  ['What is the biggest group for a single day?', `${ignite.maxParticipants} people`],
  ['What do I get for three days?', '90-day implementation plan'],
  ['Is there any support after we are done?', '30-day follow-up support'],
  ['Do you offer coaching?', '1-on-1 coaching'],
  ['How many hours is a day with you?', `${ignite.hours} hours`],
  ['Can fifty of our people take part?', '20–50 people'],
  ['Do you have something shorter than a day?', '4 hours'],
  ['Could this run over several months?', '3–12 months'],
  ['Is it possible to do all this online?', 'virtual edition'],
  ['We have no meeting room. Is that a problem?', 'A room and a wall are enough'],
  ['What do we have to prepare?', 'Materials come with us'],
  ['Who should be in the room?', 'Executive teams'],
  ['How soon will we see something?', 'after two weeks'],
  ['Will you build it as well, or only draw it?', 'your engineers build it, with us beside them'],
  ['What did you do for the airline?', claims.completionRate.value],
  ['How big is the car community?', claims.communityMembers.value],
  ['How much faster was the funding application?', claims.applicationTime.value],
  ['How many people use the wish app?', claims.wishAppUsers.value],
  ['How many apps have you made?', claims.appPortfolio.value],
  ['Does AI make you faster?', claims.aiIterations.value],
  ['Are your customers happy?', claims.satisfaction.value],
  ['How many leaders have you taught?', claims.leadersTrained.value],
  ['Have you won any awards?', claims.awards.value],
  ['Have you written books?', claims.books.value],
  ['Do you care about blind users?', 'WCAG 2.2'],
  ['Where is your office?', site.address.street],
  ['What is your phone number?', site.phone.label],
  ['Are you on LinkedIn?', 'LinkedIn'],
  ['Do you sell my data?', 'no cookies'],
  ['How often does the newsletter come?', 'once a month'],
  ['Who is Jonas Veit?', 'Innovation training'],
  ['How long does the readiness check take?', `${readinessLength.minutes} minutes`],
  ['Is there a video of you talking?', `${speech.video.minutes} minutes`],
  ['What are the three methods called?', 'Applied Imagination'],
  ['Do you also train single persons?', 'take individuals'],
  ['How do you price a project?', 'scope, dates and a price on one page'],
  // Asked afterwards, in other words, to see what was missed.
  ['Who is going to design our app?', site.owner.name],
  ['What if we have to move the date?', refund],
  ['What is the maximum group?', `${ignite.maxParticipants} people`],
  ['Can you code?', 'your engineers build it, with us beside them'],
  ['Are your sites usable for people who cannot see?', 'WCAG 2.2'],
  ['What will I hold in my hands after two days?', 'Workbook and worksheets'],
  ['Where do you work from?', site.address.city],
  ['Kommen Sie auch nach Zürich?', 'any city in Europe'],
])('%j is answered from the records', (question, fact) => {
  expect(said(question).toLowerCase()).toContain(fact.toLowerCase());
});

test('an address is not taken for a question, and a keyword beside it keeps its reply', () => {
  expect(said('My address is ada@example.com')).toMatch(/starts no answer.*write to us/);
  expect(said('Send the prices to ada@example.com')).toMatch(/€1,200.*write to us/s);
  expect(said('What does it cost @ home?')).not.toContain('starts no answer');
});

test.each([
  ['How many people fit into a workshop?', 'Ignite Day: 20 people', 'Three workshops'],
  ['Do you teach LALIAFLIA in Vienna?', 'any city in Europe', 'three levels'],
])('%j: the fact comes first, and the keyword keeps its reply', (question, fact, reply) => {
  expect(said(question).indexOf(fact)).toBeGreaterThanOrEqual(0);
  expect(said(question).indexOf(reply)).toBeGreaterThan(said(question).indexOf(fact));
});
