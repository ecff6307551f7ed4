import type { ComponentProps } from 'react';
import { ideas } from '../../content/workshop-artefacts.ts';
import { marked } from './paper.tsx';

const note = ['lali:flex', 'lali:min-w-0', 'lali:flex-col', 'lali:rounded-md', 'lali:p-2'].join(' ');

/* On phones as many in a line as fit, each in one line of its own; from there on in columns. */
const wall = [
  'lali:flex',
  'lali:h-full',
  'lali:flex-wrap',
  'lali:gap-2',
  'lali:text-[0.9375rem]',
  'lali:leading-tight',
  'lali:@md:grid',
  'lali:@md:grid-flow-dense',
  'lali:@md:auto-rows-[minmax(3.75rem,auto)]',
  'lali:@md:grid-cols-6',
  'lali:@2xl:grid-cols-8',
].join(' ');

interface IdeasProps extends ComponentProps<'div'> {
  /** How many of them, from the first. Default all. */
  count?: number;
}

/** A wall of notes. The best three are as large as four others, for there is a reason on each. */
export function Ideas({ count, className = '', ...rest }: IdeasProps) {
  return (
    <div aria-hidden="true" className={`lali:@container ${className}`} {...rest}>
      <div className={wall}>
        {ideas.slice(0, count).map((idea) =>
          typeof idea === 'string' ? (
            <span
              key={idea}
              className={`${note} lali:grow lali:@max-md:max-w-1/2 lali:border lali:border-line lali:surface-raised lali:nth-[3n]:-rotate-2 lali:nth-[3n+1]:rotate-2`}
            >
              {idea}
            </span>
          ) : (
            <span
              key={idea.text}
              className={`${note} lali:w-full lali:col-span-2 lali:row-span-2 lali:justify-between lali:gap-2 lali:-rotate-1 lali:border-2 lali:border-current lali:surface-raised lali:@2xl:p-3`}
            >
              <span className="lali:text-[1.1875rem] lali:leading-snug lali:text-balance lali:@2xl:text-[1.375rem]">
                <span className={marked}>{idea.text}</span>
              </span>
              {idea.reason}
            </span>
          ),
        )}
      </div>
    </div>
  );
}
