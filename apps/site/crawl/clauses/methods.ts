import { downloads } from '../../content/downloads.ts';
import { check, clause, page, section, test } from './clause.ts';

export const workshops = section('2 Workshops', [
  clause(
    '2.workshops.hero',
    'Book Your Workshop, Download Brochure',
    page('/workshops').links('Book Your Workshop', '/contact'),
    page('/workshops').links('Download Brochure', downloads.brochure.href),
    test('apps/site/e2e/booking.spec.ts', 'both downloads have the type of their name'),
  ),
  clause(
    '2.workshops.tiers',
    'three tiers, each to its details',
    page('/workshops').links('See Ignite Day', '/workshop-details?type=ignite'),
    page('/workshops').links('See Deep Dive', '/workshop-details?type=deep'),
    page('/workshops').links('See Innovation Engine', '/workshop-details?type=engine'),
  ),
  clause(
    '2.workshops.methods',
    'the methods',
    page('/workshops').links('LALIAFLIA', '/laliaflia'),
    page('/workshops').links('Applied Imagination', '/applied-imagination'),
    page('/workshops').links('Innovator’s DNA', '/innovators-dna'),
  ),
  clause(
    '2.workshops.voices',
    'two testimonials of five stars',
    page('/workshops').has(2, 'figure blockquote'),
    page('/workshops').shows('5 out of 5 stars'),
  ),
  clause(
    '2.workshops.closing',
    'to /contact and /resources',
    page('/workshops').links('Book Your Workshop', '/contact'),
    page('/workshops').links('Look through the resources', '/resources'),
  ),
  clause(
    '2.details.type',
    '`type` selects; missing or unknown means Ignite Day',
    test('apps/site/e2e/booking.spec.ts', 'a missing or unknown type is Ignite Day'),
  ),
  clause(
    '2.details.content',
    'title, subtitle, description, duration, participants, price, what is included, outcomes, form',
    page('/workshop-details').shows('Ignite Day'),
    page('/workshop-details').shows('First answers to one problem in one day'),
    page('/workshop-details').shows('Your team learns three ways'),
    page('/workshop-details').shows('Duration'),
    page('/workshop-details').shows('participants'),
    page('/workshop-details').shows('On Demand'),
    page('/workshop-details').shows('What’s included'),
    page('/workshop-details').shows('Learning outcomes'),
    page('/workshop-details').has(1, 'form[name=workshop-booking]'),
    test('apps/site/e2e/booking.spec.ts', 'the details of %s are in the page that the host sends'),
  ),
  clause(
    '2.details.others',
    'the two others, with links',
    page('/workshop-details').links('See Deep Dive', '/workshop-details?type=deep'),
    page('/workshop-details').links('See Innovation Engine', '/workshop-details?type=engine'),
  ),
  clause(
    '2.details.back',
    'back to the overview',
    page('/workshop-details').links('Back to Workshops', '/workshops'),
  ),
  clause(
    '2.webinar.content',
    'hero, what one learns, schedule, session, upcoming session, what one receives',
    page('/webinar').shows('What you learn'),
    page('/webinar').shows('0–10 min'),
    page('/webinar').shows('How the session runs'),
    page('/webinar').shows('Next session'),
    page('/webinar').shows('What you receive'),
  ),
  clause(
    '2.webinar.form',
    'reservation form',
    page('/webinar').has(1, 'form[name=webinar]'),
    test('apps/site/e2e/booking.spec.ts', 'a registration for the webinar arrives as not yet paid'),
  ),
  clause(
    '2.webinar.payment',
    'payment step',
    test(
      'apps/site/e2e/booking-form.spec.ts',
      'asks for the payment, then for its confirmation, then is sent',
    ),
    test(
      'apps/site/e2e/booking-form.spec.ts',
      'goes back to the prompt when the question is cancelled, and to the form from there',
    ),
  ),
  clause(
    '2.webinar.head',
    'its own title and description',
    check('titles, descriptions and canonical links'),
    test(
      'apps/site/e2e/booking.spec.ts',
      'the webinar has the same date in its text, markup and structured data',
    ),
  ),
]);

export const methodologies = section('2 Methodologies', [
  clause(
    '2.methods.cards',
    'three cards',
    page('/methodologies').links('LALIAFLIA', '/laliaflia'),
    page('/methodologies').links('Applied Imagination', '/applied-imagination'),
    page('/methodologies').links('Innovator’s DNA', '/innovators-dna'),
  ),
  clause(
    '2.methods.actions',
    'to /workshops and /webinar',
    page('/methodologies').links('workshop', '/workshops'),
    page('/methodologies').links('webinar', '/webinar'),
  ),
  clause(
    '2.laliaflia.levels',
    'three levels',
    page('/laliaflia').shows('Living Artifacts'),
    page('/laliaflia').shows('Life Inspired Artifacts'),
    page('/laliaflia').shows('Future Life Inspired Artifacts'),
  ),
  clause(
    '2.laliaflia.application',
    'four steps, analogies from technology and business',
    page('/laliaflia').shows('How to apply it in four steps'),
    page('/laliaflia').shows('From life to technology'),
    page('/laliaflia').shows('From life to business'),
  ),
  clause(
    '2.laliaflia.actions',
    'to /workshops and /webinar',
    page('/laliaflia').links('workshop', '/workshops'),
    page('/laliaflia').links('webinar', '/webinar'),
  ),
  clause(
    '2.applied.principles',
    'hero and three principles',
    page('/applied-imagination').shows('Applied Imagination'),
    page('/applied-imagination').shows('Challenge authority'),
    page('/applied-imagination').shows('Raise the bar'),
    page('/applied-imagination').shows('Go beyond predictable'),
  ),
  clause(
    '2.applied.exercises',
    'two exercises',
    page('/applied-imagination').shows('Exercise one'),
    page('/applied-imagination').shows('Exercise two'),
    test('apps/site/e2e/booking.spec.ts', 'an exercise asks another question, and its clock runs'),
  ),
  clause(
    '2.applied.actions',
    'to /workshops and /webinar',
    page('/applied-imagination').links('Compare the workshops', '/workshops'),
    page('/applied-imagination').links('webinar', '/webinar'),
  ),
  clause(
    '2.dna.sides',
    'discoverers and deliverers',
    page('/innovators-dna').shows('Discoverers'),
    page('/innovators-dna').shows('Deliverers'),
  ),
  clause(
    '2.dna.skills',
    'five skills',
    page('/innovators-dna').shows('Questioning'),
    page('/innovators-dna').shows('Observing'),
    page('/innovators-dna').shows('Networking'),
    page('/innovators-dna').shows('Experimenting'),
    page('/innovators-dna').shows('Associating'),
  ),
  clause(
    '2.dna.teaser',
    'a way to the quick self-assessment',
    page('/innovators-dna').links('Take the quick self-assessment', '/ai-assessment'),
  ),
  clause('2.dna.exercises', 'exercises to practise', page('/innovators-dna').shows('Practise one a day')),
  clause(
    '2.dna.actions',
    'to /workshops and the assessment',
    page('/innovators-dna').links('workshop', '/workshops'),
    page('/innovators-dna').links('Measure where you stand', '/ai-assessment'),
  ),
]);

export const companies = section('2 Companies', [
  clause(
    '2.companies.cards',
    'four services',
    page('/companies').shows('On-site workshops'),
    page('/companies').shows('Virtual programs'),
    page('/companies').shows('Executive retreats'),
    page('/companies').shows('Internal innovation labs'),
  ),
  clause(
    '2.companies.content',
    'target groups, formats, a testimonial',
    page('/companies').shows('Who takes part'),
    page('/companies').shows('Half-day'),
    page('/companies').shows('Multi-day'),
    page('/companies').shows('Ongoing'),
    page('/companies').has(1, 'figure blockquote'),
  ),
  clause(
    '2.companies.proposal',
    'Request Custom Proposal',
    page('/companies').links('Request Custom Proposal', '/contact?topic=proposal'),
  ),
  clause(
    '2.companies.strategy',
    'strategy session and call, each with its topic',
    page('/companies').links('Schedule Strategy Session', '/contact?topic=strategy-session'),
    page('/companies').links('Book Strategy Call', '/contact?topic=strategy-call'),
    test(
      'apps/site/e2e/contact.spec.ts',
      'a topic in the address begins the message, and an unknown one does not',
    ),
  ),
]);
