import { Text } from '@laliaflia/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { titleSize } from './title-size.ts';

const Figure = lazy(() => import('../sign-in/figure.tsx'));

const place = [
  'lali:@container',
  'lali:overflow-clip',
  'lali:min-[50rem]:min-h-[max(40rem,var(--lali-split-height))]',
].join(' ');

/** Where there is room the figure stands beside what is said, else below it. */
const halves = [
  'lali:grid',
  'lali:min-h-[inherit]',
  'lali:grid-cols-[minmax(0,1fr)]',
  'lali:content-start',
  'lali:gap-10',
  'lali:pb-10',
  'lali:@min-[44rem]:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]',
  'lali:@min-[44rem]:content-stretch',
].join(' ');

const figure = [
  'lali:pointer-events-none',
  'lali:max-w-[38rem]!',
  'lali:self-center',
  'lali:justify-self-center',
  'lali:w-full',
].join(' ');

interface BlankProps {
  title: string;
  text: string;
  action?: ReactNode;
  /** Below all that. */
  foot?: ReactNode;
  /** Where it ends with the edges of what it stands in. */
  className?: string | undefined;
}

/** A screen, or a part of it, with nothing in it: what is so, what can be done, and the figure of the house. */
export function Blank({ title, text, action, foot, className = '' }: BlankProps) {
  return (
    <div className={`${place} ${className}`}>
      <div className={halves}>
        <div className="lali:grid lali:content-start lali:justify-items-start lali:gap-3 lali:pt-10">
          <p className={`lali:wrap-anywhere lali:type-heading ${titleSize}`}>{title}</p>
          <Text tone="soft">{text}</Text>
          {action && <div className="lali:mt-3">{action}</div>}
          {foot && <div className="lali:mt-3">{foot}</div>}
        </div>
        <Suspense fallback={null}>
          <Figure className={figure} />
        </Suspense>
      </div>
    </div>
  );
}
