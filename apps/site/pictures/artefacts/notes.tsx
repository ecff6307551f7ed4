import type { ComponentProps } from 'react';
import { notes } from '../../content/workshop-artefacts.ts';
import { marked as markedLine, Paper, written } from './paper.tsx';

/** A card for each customer, one lying over the other. */
export function Notes({ className = '', ...rest }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden="true"
      className={`lali:grid lali:@2xl:grid-cols-2 lali:@2xl:items-start ${className}`}
      {...rest}
    >
      {notes.map(({ who, lines, marked }, card) => (
        <Paper
          key={who}
          className={
            card === 0 ? 'lali:-rotate-1' : 'lali:-mt-2 lali:rotate-1 lali:@2xl:-ms-3 lali:@2xl:mt-8'
          }
        >
          <div className="lali:px-5 lali:pt-4 lali:pb-5">
            <span className="lali:type-subheading lali:block lali:border-b-2 lali:border-current lali:pb-2">
              {who}
            </span>
            {lines.map((text, i) => (
              <span key={text} className="lali:block lali:border-b lali:border-line lali:py-2">
                <span className={i === marked ? markedLine : written}>{text}</span>
              </span>
            ))}
          </div>
        </Paper>
      ))}
    </div>
  );
}
