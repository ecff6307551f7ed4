import type { ComponentProps } from 'react';
import { prototype } from '../../content/workshop-artefacts.ts';
import { Action, Answer } from './controls.tsx';

const { title, which, why, where, action } = prototype;

/** A phone with a return in its parts: what, why and where. */
export function Prototype({ className = '', ...rest }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden="true"
      className={`lali:rounded-[2.5rem] lali:border lali:border-control lali:bg-inverse lali:p-2 ${className}`}
      {...rest}
    >
      <div className="lali:rounded-[2rem] lali:px-4 lali:pt-5 lali:pb-4 lali:surface-raised">
        <span className="lali:type-subheading lali:block">{title}</span>
        <span className="lali:mt-3 lali:flex lali:gap-1.5">
          <span className="lali:h-1.5 lali:grow lali:bg-accent-solid lali:forced-colors:bg-[CanvasText]" />
          <span className="lali:h-1.5 lali:grow lali:bg-accent-solid lali:forced-colors:bg-[CanvasText]" />
          <span className="lali:h-1.5 lali:grow lali:bg-line" />
        </span>
        <Choice {...which} />
        <span className="lali:mt-5 lali:block lali:font-semibold">{why.label}</span>
        <span className="lali:mt-2 lali:flex lali:flex-wrap lali:gap-2">
          {why.answers.map((answer, i) => (
            <Answer key={answer} chosen={i === 0}>
              {answer}
            </Answer>
          ))}
        </span>
        <Choice {...where} />
        <Action className="lali:mt-5">{action}</Action>
      </div>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  items: readonly { name: string; note: string }[];
}

/** Rows of which the first is chosen. */
function Choice({ label, items }: ChoiceProps) {
  return (
    <>
      <span className="lali:mt-5 lali:block lali:font-semibold">{label}</span>
      {items.map(({ name, note }, i) => (
        <span
          key={name}
          className="lali:mt-2 lali:flex lali:items-center lali:gap-3 lali:rounded-control lali:border lali:border-control lali:px-4 lali:py-2"
        >
          <span className="lali:min-w-0 lali:grow">
            <span className="lali:block lali:leading-snug">{name}</span>
            <span className="lali:block lali:text-[0.8125rem] lali:text-soft">{note}</span>
          </span>
          <span className="lali:grid lali:size-6 lali:shrink-0 lali:place-content-center lali:rounded-full lali:border lali:border-control">
            {i === 0 ? (
              <span className="lali:size-3 lali:rounded-full lali:bg-accent-text lali:forced-colors:bg-[CanvasText]" />
            ) : null}
          </span>
        </span>
      ))}
    </>
  );
}
