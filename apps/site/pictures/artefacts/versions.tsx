import type { ComponentProps, ReactNode } from 'react';
import { versions } from '../../content/workshop-artefacts.ts';
import { Action, Answer } from './controls.tsx';
import { marked, Paper, written } from './paper.tsx';

const { first, second, changed } = versions;

/** The same screen before and after the first test. */
export function Versions({ className = '', ...rest }: ComponentProps<'div'>) {
  return (
    <div aria-hidden="true" className={`lali:flex lali:flex-col lali:gap-5 ${className}`} {...rest}>
      <div className="lali:grid lali:grow lali:grid-cols-2 lali:gap-4">
        <Version {...first}>
          <span className="lali:block lali:leading-snug lali:font-semibold">{first.asks}</span>
          <span className="lali:mt-3 lali:block lali:grow lali:rounded-md lali:border lali:border-control lali:p-2 lali:text-[0.8125rem] lali:text-soft">
            {first.hint}
          </span>
          <span className="lali:mt-3 lali:block lali:border lali:border-control lali:py-2 lali:text-center">
            {first.action}
          </span>
        </Version>
        <Version {...second} kept>
          <span className="lali:type-subheading lali:block">{second.asks}</span>
          <span className="lali:mt-3 lali:grid lali:justify-items-start lali:gap-2 lali:pb-4">
            {second.answers.map((answer, i) => (
              <Answer key={answer} chosen={i === 2}>
                {answer}
              </Answer>
            ))}
          </span>
          <Action className="lali:mt-auto">{second.action}</Action>
        </Version>
      </div>
      <Paper>
        <div className="lali:px-5 lali:py-4">
          <span className="lali:type-small lali:block lali:text-soft">{changed.title}</span>
          <span className={written}>{changed.text}</span>
        </div>
      </Paper>
    </div>
  );
}

interface VersionProps {
  title: string;
  result: string;
  /** It is the one that goes on. */
  kept?: true;
  children: ReactNode;
}

/** A screen, and below it what came of the test. */
function Version({ title, result, kept, children }: VersionProps) {
  return (
    <span className="lali:flex lali:min-w-0 lali:flex-col">
      <span className="lali:flex lali:grow lali:flex-col lali:rounded-card lali:border lali:border-control lali:bg-inverse lali:p-1.5">
        <span className="lali:flex lali:min-h-64 lali:grow lali:flex-col lali:rounded-card lali:p-4 lali:surface-raised">
          <span className="lali:type-small lali:mb-3 lali:text-soft">{title}</span>
          {children}
        </span>
      </span>
      <span className="lali:mt-3 lali:leading-snug">
        <span className={kept ? marked : ''}>{result}</span>
      </span>
    </span>
  );
}
