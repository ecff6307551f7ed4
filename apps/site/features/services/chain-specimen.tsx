import { path, space } from '@laliaflia/ui/tokens';
import type { ReactNode } from 'react';

interface ChainSpecimenProps {
  alt: string;
  steps: readonly [string, string, string];
  tokens: { colour: string; kingfisher: string; corner: string; height: string; weight: string };
  screen: { title: string; field: string; value: string; action: string };
}

/* Of a button of this very page. */
const corner = path.design.radius.control;
const HEIGHT = space.control.px;
const WEIGHT = 600;

const chain = [
  'lali:grid',
  'lali:gap-3',
  'lali:@2xl:grid-cols-[minmax(0,5fr)_auto_minmax(0,5fr)_auto_minmax(0,7fr)]',
  'lali:@2xl:gap-x-4',
].join(' ');
const button = [
  'lali:block',
  'lali:w-full',
  'lali:rounded-control',
  'lali:bg-primary-solid',
  'lali:px-3',
  'lali:text-center',
  'lali:font-semibold',
  'lali:text-on-primary',
  'lali:forced-colors:border',
].join(' ');

/** What is set once as a token makes a component, which stands on a screen. */
export function ChainSpecimen({ alt, steps, tokens, screen }: ChainSpecimenProps) {
  return (
    <div role="img" aria-label={alt} dir="ltr" className={chain}>
      <Step name={steps[0]} fills>
        <span className="lali:grid lali:grid-cols-[minmax(0,1fr)]">
          <Token name={tokens.colour}>
            <span className="lali:me-2 lali:size-4 lali:rounded-full lali:bg-primary-solid" />
            {tokens.kingfisher}
          </Token>
          <Token name={tokens.corner}>{corner}</Token>
          <Token name={tokens.height}>{HEIGHT}</Token>
          <Token name={tokens.weight}>{WEIGHT}</Token>
        </span>
      </Step>
      <Arrow />
      <Step name={steps[1]}>
        <span className={button} style={{ lineHeight: `${HEIGHT}px` }}>
          {screen.action}
        </span>
      </Step>
      <Arrow />
      <Step name={steps[2]}>
        <span className="lali:grid lali:gap-3 lali:rounded-card lali:border lali:border-control lali:bg-surface lali:p-4">
          <span className="lali:type-subheading">{screen.title}</span>
          <span className="lali:type-small">
            <span className="lali:block lali:font-semibold">{screen.field}</span>
            <span className="lali:mt-1.5 lali:flex lali:h-12 lali:items-center lali:rounded-control lali:border lali:border-control lali:px-3">
              {screen.value}
            </span>
          </span>
          <span className={button} style={{ lineHeight: `${HEIGHT}px` }}>
            {screen.action}
          </span>
        </span>
      </Step>
    </div>
  );
}

interface StepProps {
  name: string;
  /** As high as the highest of the three. Default false. */
  fills?: boolean;
  children: ReactNode;
}

function Step({ name, fills = false, children }: StepProps) {
  return (
    <span className="lali:flex lali:min-w-0 lali:flex-col">
      <span className="lali:type-small lali:mb-2 lali:block lali:text-soft">{name}</span>
      <span className={fills ? 'lali:grid lali:grow' : 'lali:my-auto lali:block'}>{children}</span>
    </span>
  );
}

function Token({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="lali:type-small lali:flex lali:items-center lali:border-t lali:border-soft lali:py-2 lali:tabular-nums">
      <span className="lali:grow lali:font-semibold">{name}</span>
      {children}
    </span>
  );
}

/** To the next step: beside it, on the line of the component, or below it. */
function Arrow() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="lali:mx-auto lali:block lali:size-5 lali:self-center lali:rotate-90 lali:@2xl:mt-7.5 lali:fill-none lali:stroke-current lali:@2xl:rotate-0"
    >
      <path d="M2 12h19M14 5l7 7-7 7" strokeWidth="2" />
    </svg>
  );
}
