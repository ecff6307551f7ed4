import {
  Container,
  CtaLine,
  FeatureList,
  Page,
  PageIntro,
  Section,
  Transcript,
  VideoPoster,
} from '@laliaflia/ui';
import { closing, event, further, insights, intro, video, words } from '../content/pages/speech.ts';
import { Talk } from '../features/closing/talk.tsx';
import { Auditorium } from '../features/speech/auditorium.tsx';

export { closing, head } from '../content/pages/speech.ts';

const { id, ...poster } = video;

export default function Speech() {
  return (
    <Page>
      <PageIntro {...intro} />
      <Section tone="raised" space="none" id={id} className="lali:scroll-mt-16">
        <Container className="lali:pt-8 lali:pb-16 lali:lg:pt-12 lali:lg:pb-24">
          <VideoPoster {...poster} figure={<Auditorium />} />
          <Event />
        </Container>
      </Section>
      <FeatureList {...insights} layout="statements" numbered />
      <CtaLine {...further} />
      <Section tone="raised">
        <Transcript {...words} />
      </Section>
      <Talk {...closing} />
    </Page>
  );
}

/** What the recording shows, on one line below it. */
function Event() {
  return (
    <dl className="lali:mt-8 lali:grid lali:gap-x-6 lali:border-t-2 lali:border-current lali:sm:grid-cols-2">
      {event.facts.map(({ term, value }) => (
        <div key={term} className="lali:border-b lali:border-line lali:py-4">
          <dt className="lali:text-soft">{term}</dt>
          <dd className="lali:type-subheading lali:mt-1">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
