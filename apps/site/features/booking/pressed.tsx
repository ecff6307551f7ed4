import type { ReactNode } from 'react';

interface PressedProps {
  sign: string;
  /** It is a tab of the browser. Otherwise a button of the page in it. */
  isTab: boolean;
}

/** A small browser with the pointer on what is to be pressed. A drawing: nothing in it looks like a button of this page. */
export function Pressed({ sign, isTab }: PressedProps) {
  return (
    <div
      aria-hidden="true"
      className="lali:type-small lali:mt-auto lali:w-full lali:max-w-72 lali:overflow-clip lali:rounded-[12px] lali:border lali:border-control"
    >
      <div className="lali:flex lali:items-end lali:gap-2 lali:border-b lali:border-control lali:bg-surface lali:px-3 lali:pt-2">
        <Tab isFront={!isTab}>
          <Name />
        </Tab>
        {isTab ? (
          <Tab isFront>
            {sign}
            <Pointer />
          </Tab>
        ) : null}
      </div>
      <div className="lali:grid lali:content-start lali:gap-3 lali:p-4" style={{ minHeight: '6.5rem' }}>
        <Line width="70%" />
        <Line width="45%" />
        {isTab ? (
          <Line width="60%" />
        ) : (
          <span className="lali:relative lali:justify-self-start lali:rounded-control lali:border lali:border-current lali:px-3 lali:py-0.5">
            {sign}
            <Pointer />
          </span>
        )}
      </div>
    </div>
  );
}

function Tab({ isFront, children }: { isFront: boolean; children: ReactNode }) {
  return (
    <span
      className={`lali:px-3 lali:py-0.5 ${
        isFront
          ? 'lali:relative lali:-mb-px lali:rounded-t-[8px] lali:border lali:border-control lali:border-b-0 lali:bg-page'
          : ''
      }`}
    >
      {children}
    </span>
  );
}

/** The name of the tab of the registration. */
function Name() {
  return <span className="lali:inline-block lali:h-2 lali:w-12 lali:rounded-full lali:bg-line" />;
}

function Line({ width }: { width: string }) {
  return <span className="lali:h-2 lali:rounded-full lali:bg-line" style={{ width }} />;
}

/** Its tip is behind the last letter. */
function Pointer() {
  return (
    <svg
      viewBox="0 0 20 24"
      aria-hidden="true"
      width={20}
      className="lali:absolute lali:-end-2 lali:top-1/2 lali:fill-highlight lali:stroke-current lali:rtl:-scale-x-100"
    >
      <path d="M2 2v17l4.5-4.5 3 7 3.5-1.5-3-6.5H16.5z" strokeWidth={1.5} strokeLinejoin="round" />
    </svg>
  );
}
