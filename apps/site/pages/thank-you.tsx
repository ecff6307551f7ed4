import { Container, Link, LivingFigure, ThankYou } from '@laliaflia/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  heads,
  meanwhile,
  ownResult,
  stepsTitle,
  support,
  type ThankYouContent,
  type ThankYouType,
  thankYou,
  thankYouType,
} from '../content/pages/thank-you.ts';
import { OwnResultSlot } from '../features/assessment/own-result-slot.tsx';

export { meanwhile as closing } from '../content/pages/thank-you.ts';

export const head = (type: string) => heads[thankYouType(type)];

const figures: Record<ThankYouType, ReactNode> = {
  contact: <LivingFigure cells={190} parts={3} seed={7} />,
  // Not the root that grows into the footer.
  workshop: <LivingFigure rule="venation" seed={8} className="lali:-scale-x-100" />,
  webinar: <LivingFigure rule="strands" seed={4} className="lali:-scale-x-100" />,
  assessment: <LivingFigure cells={190} parts={0} seed={23} />,
};

export default function ThankYouPage() {
  const [query] = useSearchParams();
  const type = thankYouType(query.getAll('type').at(-1));
  const { path, payment, message, ...content }: ThankYouContent = thankYou[type];
  return (
    <>
      <ThankYou
        {...content}
        message={
          payment ? (
            <>
              {message} {payment.text} <Link href={payment.href}>{payment.label}</Link>
            </>
          ) : (
            message
          )
        }
        data-path={path}
        figure={figures[type]}
        stepsTitle={stepsTitle}
        meanwhile={meanwhile}
        support={support}
      />
      {type === 'assessment' && (
        <Container>
          <OwnResultSlot title={ownResult} className="lali:mb-16 lali:max-w-[44rem]" />
        </Container>
      )}
    </>
  );
}
