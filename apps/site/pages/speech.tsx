import { Container, CtaLine, Page, PageIntro, Section, Transcript, VideoPoster } from '@laliaflia/ui';
import { closing, event, further, intro, video, words } from '../content/pages/speech.ts';
import { LargeCall } from '../features/closing/large-call.tsx';
import { Auditorium } from '../features/speech/auditorium.tsx';
import { ChapterDrawing, drawn } from '../features/speech/chapter-drawing.tsx';
import { Insights } from '../features/speech/insights.tsx';
import { speakerPart, toldOf } from '../features/speech/part-ids.ts';
import { Speaker } from '../features/speech/speaker.tsx';

export { closing, head } from '../content/pages/speech.ts';

const { id, ...poster } = video;

export default function Speech() {
  return (
    <Page>
      <PageIntro {...intro} figure={<Speaker />} figurePlace="foot" />
      <Section tone="raised" space="none" id={id} className="lali:scroll-mt-16">
        <Container className="lali:pt-8 lali:pb-10 lali:md:pb-16 lali:lg:pt-12 lali:lg:pb-20">
          <VideoPoster {...poster} figure={<Auditorium />} playPlace="foot" />
          <Event />
        </Container>
      </Section>
      <Insights />
      <CtaLine {...further} />
      <Section tone="raised">
        <Transcript {...words} chapters={chapters} />
      </Section>
      <LargeCall {...closing} />
    </Page>
  );
}

const chapters = words.chapters.map((chapter) =>
  drawn.has(chapter.id) ? { ...chapter, drawing: <ChapterDrawing chapter={chapter.id} /> } : chapter,
);

export const partsOf = () => [speakerPart, ...[...drawn].map(toldOf)];

/** What the recording shows. */
function Event() {
  return (
    <dl className="lali:mt-8 lali:grid lali:gap-x-12 lali:border-t-2 lali:border-current lali:@3xl:mt-12 lali:@3xl:grid-cols-2">
      {event.facts.map(({ term, value }) => (
        <div key={term} className="lali:border-b lali:border-line lali:py-4">
          <dt className="lali:text-soft">{term}</dt>
          <dd className="lali:type-subheading lali:mt-1">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
