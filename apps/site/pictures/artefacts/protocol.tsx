import type { ComponentProps } from 'react';
import { test } from '../../content/workshop-artefacts.ts';
import { marked, Paper, written } from './paper.tsx';

/** What somebody from outside did and said, minute by minute. */
export function Protocol(props: ComponentProps<'div'>) {
  return (
    <Paper {...props}>
      <div className="lali:flex lali:h-full lali:flex-col lali:px-5 lali:pt-5 lali:pb-4">
        <span className="lali:type-subheading">{test.title}</span>
        <span className="lali:type-small lali:mt-2 lali:text-soft">{test.who}</span>
        <span className="lali:type-small lali:border-b-2 lali:border-current lali:pb-4 lali:text-soft">
          {test.task}
        </span>
        {test.lines.map(({ at, text, ...line }) => (
          <span
            key={at}
            className="lali:grid lali:grow lali:grid-cols-[3.5rem_minmax(0,1fr)] lali:items-center lali:border-b lali:border-line lali:py-4"
          >
            <span className="lali:type-small lali:text-soft lali:tabular-nums">{at}</span>
            <span className="lali:text-balance">
              <span className={'marked' in line ? marked : written}>{text}</span>
            </span>
          </span>
        ))}
        <span className="lali:pt-4 lali:font-semibold">{test.result}</span>
      </div>
    </Paper>
  );
}
