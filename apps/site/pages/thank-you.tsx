import { Avatar, Container, Link, LivingFigure, ThankYou } from '@laliaflia/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { answering } from '../content/closing.ts';
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
  contact: <Answering />,
  // Not the root that grows into the footer.
  workshop: <LivingFigure rule="venation" seed={8} className="lali:-scale-x-100" />,
  webinar: <LivingFigure rule="strands" seed={4} className="lali:-scale-x-100" />,
  assessment: <LivingFigure rule="tessellation" seed={23} />,
};

/** Who reads the message, where the content ends. */
function Answering() {
  return <Avatar {...answering.person.portrait} name="" size="full" shape="card" className="lali:block" />;
}

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
