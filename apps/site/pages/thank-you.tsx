import { LivingFigure, Page } from '@laliaflia/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  heads,
  ownResult,
  type ThankYouContent,
  type ThankYouType,
  thankYou,
  thankYouType,
} from '../content/pages/thank-you.ts';
import { OwnResultSlot } from '../features/assessment/own-result-slot.tsx';
import { ArticleDrawing } from '../features/blog/drawings/article-drawing.tsx';
import { groupPart } from '../features/thanks/part-ids.ts';
import { Answering, Group } from '../features/thanks/portraits.tsx';
import { Thanks } from '../features/thanks/thanks.tsx';
import { UntilThen } from '../features/thanks/until-then.tsx';

export { meanwhile as closing } from '../content/pages/thank-you.ts';

export const head = (type: string) => heads[thankYouType(type)];

const figures: Record<ThankYouType, ReactNode> = {
  contact: <Answering />,
  // Not the root that grows into the footer.
  workshop: <LivingFigure rule="venation" seed={8} tone="secondary" className="lali:-scale-x-100" />,
  webinar: <LivingFigure rule="strands" seed={4} tone="secondary" className="lali:-scale-x-100" />,
  assessment: <LivingFigure rule="tessellation" seed={23} tone="secondary" />,
};

const toRead = 'future-of-innovation-leadership-2024';

export const partsOf = () => [toRead, groupPart];

/* Readers who look for themselves, and everybody who answers. */
const pictures = [
  <div key="blog" className="lali:h-full lali:p-[5%]">
    <ArticleDrawing slug={toRead} figure={{ rule: 'phyllotaxis', seed: 29 }} />
  </div>,
  <Group key="team" />,
];

export default function ThankYouPage() {
  const [query] = useSearchParams();
  const type = thankYouType(query.getAll('type').at(-1));
  const { action, ...content }: ThankYouContent = thankYou[type];
  return (
    <Page>
      <Thanks {...content} figure={figures[type]} />
      <UntilThen action={action} path={content.path} pictures={pictures}>
        {type === 'assessment' ? (
          <OwnResultSlot title={ownResult} className="lali:mt-16 lali:max-w-[44rem]" />
        ) : null}
      </UntilThen>
    </Page>
  );
}
