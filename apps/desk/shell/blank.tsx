import { Text } from '@laliaflia/ui';
import type { ReactNode } from 'react';
import { Growth } from './growth.tsx';
import { titleSize } from './title-size.ts';

const place = [
  'lali:@container',
  'lali:relative',
  'lali:isolate',
  'lali:min-h-[40rem]',
  'lali:overflow-clip',
  'lali:min-[50rem]:min-h-[max(40rem,var(--lali-split-height))]',
].join(' ');

/** Cut by the corner that it grows out of; what is said stands above it, or beside it. */
const figure = [
  'lali:pointer-events-none',
  'lali:absolute',
  'lali:end-0',
  'lali:bottom-0',
  'lali:-z-10',
  'lali:w-[min(12rem+40cqw,46rem)]',
  'lali:max-w-none',
  'lali:translate-x-[14%]',
  'lali:translate-y-[14%]',
].join(' ');

interface BlankProps {
  title: string;
  text: string;
  action?: ReactNode;
  /** Below all that. */
  foot?: ReactNode;
  /** A title of the screen stands beside it. */
  isPart?: boolean;
  /** How far the figure has grown, 0 to 1. */
  grown?: number;
  /** Where it ends with the edges of what it stands in. */
  className?: string | undefined;
}

/** A screen, or a part of it, with nothing in it: what is so, what can be done, and the figure of the house. */
export function Blank({
  title,
  text,
  action,
  foot,
  isPart = false,
  grown = 0.04,
  className = '',
}: BlankProps) {
  return (
    <div className={`${place} ${className}`}>
      <div
        className={`lali:grid lali:max-w-[26rem] lali:justify-items-start lali:gap-3 lali:pt-10 ${isPart ? '' : 'lali:@min-[40rem]:pt-20'}`}
      >
        <p
          className={`lali:wrap-anywhere ${isPart ? 'lali:type-subheading' : `lali:type-heading ${titleSize}`}`}
        >
          {title}
        </p>
        <Text tone="soft">{text}</Text>
        {action && <div className="lali:mt-3">{action}</div>}
        {foot && <div className="lali:mt-3">{foot}</div>}
      </div>
      <Growth grown={grown} className={figure} />
    </div>
  );
}
