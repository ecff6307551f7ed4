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
import { ChapterDrawing, drawn } from '../features/speech/chapter-drawing.tsx';
import { Moment } from '../features/speech/moment.tsx';
import { toldOf } from '../features/speech/part-ids.ts';

export { closing, head } from '../content/pages/speech.ts';

const { id, ...poster } = video;

export default function Speech() {
  return (
    <Page>
      <PageIntro {...intro} figure={<span />} figurePlace="foot" />
      <Section tone="raised" space="none" id={id} className="lali:scroll-mt-16">
        <Container className="lali:pt-8 lali:pb-10 lali:md:pb-16 lali:lg:pt-12 lali:lg:pb-24">
          <VideoPoster {...poster} figure={<Auditorium />} />
        </Container>
        <Event />
      </Section>
      <FeatureList {...insights} items={timed} layout="statements" numbered />
      <CtaLine {...further} />
      <Section tone="raised">
        <Transcript {...words} chapters={chapters} />
      </Section>
      <Talk {...closing} />
    </Page>
  );
}

const timed = insights.items.map((insight) => ({
  ...insight,
  ...('moment' in insight && { drawing: <Moment {...insight.moment} minutes={insights.minutes} /> }),
}));

const chapters = words.chapters.map((chapter) =>
  drawn.has(chapter.id) ? { ...chapter, drawing: <ChapterDrawing chapter={chapter.id} /> } : chapter,
);

export const partsOf = () => [...drawn].map(toldOf);

/** What the recording shows: below the video, and where there is room beside the title and down to its last line. */
function Event() {
  return (
    <Container className="lali:@3xl:absolute lali:@3xl:inset-x-0 lali:@3xl:bottom-full">
      <dl className="lali:mb-10 lali:border-t-2 lali:border-current lali:md:mb-16 lali:@3xl:ms-auto lali:@3xl:w-[min(42cqi,35rem)]">
        {event.facts.map(({ term, value }) => (
          <div key={term} className="lali:border-b lali:border-line lali:py-4">
            <dt className="lali:text-soft">{term}</dt>
            <dd className="lali:type-subheading lali:mt-1">{value}</dd>
          </div>
        ))}
      </dl>
    </Container>
  );
}
