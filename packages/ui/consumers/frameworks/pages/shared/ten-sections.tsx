import { CtaBand } from '@laliaflia/ui/cta-band';
import { Faq } from '@laliaflia/ui/faq';
import { FeatureList } from '@laliaflia/ui/feature-list';
import { Hero } from '@laliaflia/ui/hero';
import { LivingFigure } from '@laliaflia/ui/living-figure';
import { LogoWall } from '@laliaflia/ui/logo-wall';
import { MethodCards } from '@laliaflia/ui/method-cards';
import { Page } from '@laliaflia/ui/page';
import { PathCards } from '@laliaflia/ui/path-cards';
import { ProcessSteps } from '@laliaflia/ui/process-steps';
import { StatBand } from '@laliaflia/ui/stat-band';
import { Testimonials } from '@laliaflia/ui/testimonials';
import { type Tier, TierCards } from '@laliaflia/ui/tier-cards';

const tiers: Tier[] = [
  {
    id: 'one',
    title: 'One day',
    hours: 8,
    price: { kind: 'amount', amount: 900, currency: 'EUR', unit: 'per person' },
    features: [{ label: 'The tide tables' }, { label: 'A crossing by day' }],
  },
  {
    id: 'two',
    title: 'Two days',
    hours: 16,
    price: { kind: 'on-demand' },
    features: [{ label: 'The tide tables' }, { label: 'A crossing by night' }],
  },
];

/**
 * A page of a sailing school that does not exist: ten sections, the same in every framework. Its links lead to the page
 * itself: Next.js fetches beforehand what a link leads to, and leaves the answer that there is no such page unread, so that
 * the network never comes to rest.
 */
export function TenSections() {
  return (
    <Page>
      <Hero
        title="Learn to read the water"
        lead="A school for people who have a boat and would like to leave the harbour with it."
        actions={[
          { href: '#courses', label: 'See the courses' },
          { href: '#contact', label: 'Ask us' },
        ]}
        fact={{ value: '31', label: 'seasons' }}
        figure={<LivingFigure cells={240} seed={5} />}
      />
      <LogoWall
        title="Harbours that know us"
        clients={[
          { id: 'north', name: 'North Quay' },
          { id: 'mole', name: 'The Mole' },
          { id: 'basin', name: 'Third Basin' },
        ]}
      />
      <PathCards
        title="Two ways to begin"
        design={{
          id: 'alone',
          title: 'With us on board',
          text: 'Your boat, your crew, and one of us who says little.',
          links: [{ href: '#on-board', label: 'How a day goes' }],
        }}
        methods={{
          id: 'class',
          title: 'In a class',
          text: 'Six people, two boats, a room with a stove.',
          links: [{ href: '#class', label: 'Dates of the class' }],
        }}
      />
      <FeatureList
        title="What you learn"
        items={[
          { title: 'Wind', text: 'Where it will come from in an hour, and how one sees it.' },
          { title: 'Water', text: 'What the current does while nobody looks.' },
          { title: 'Rope', text: 'Five knots, and when each of them is the wrong one.' },
        ]}
      />
      <ProcessSteps
        title="From the quay and back"
        steps={[
          { title: 'Look', text: 'An hour on land, with a chart.' },
          { title: 'Cast off', text: 'The first mile under engine.' },
          { title: 'Sail', text: 'You steer, and we are silent.' },
        ]}
      />
      <TierCards title="Courses" tiers={tiers} />
      <MethodCards
        title="Three ways to teach it"
        methods={[
          { title: 'By hand', text: 'Do it until you need not think.', href: '#hand', figure: 'phyllotaxis' },
          { title: 'By chart', text: 'Draw it before it happens.', href: '#chart', figure: 'branching' },
          { title: 'By night', text: 'See it without seeing.', href: '#night', figure: 'strands' },
        ]}
      />
      <StatBand
        title="In numbers"
        stats={[
          { value: '412', label: 'crews' },
          { value: '0', label: 'boats lost' },
        ]}
      />
      <Testimonials
        title="From the logbook"
        items={[
          { quote: 'We turned back, and it was the best decision of the week.', name: 'A crew of three' },
        ]}
      />
      <Faq
        title="Asked on the quay"
        entries={[
          { id: 'swim', question: 'Do I have to swim?', answer: 'Yes. The water asks, not we.' },
          { id: 'own', question: 'Do I need a boat?', answer: 'Not for the class.' },
        ]}
      />
      <CtaBand title="Come and look at the boats" actions={[{ href: '#visit', label: 'Plan a visit' }]} />
    </Page>
  );
}
