import type { ReactNode } from 'react';

export interface TabWords {
  /** The tabs of the browser: the one with the form, and this page's. */
  front: string;
  behind: string;
  /** What stands in the form. */
  form: string;
  fields: readonly string[];
  payment: string;
  /** What is pressed there. */
  completed: string;
  register: string;
}

/* The browser of the visitor from top to bottom, in outline, so that nothing in it looks like a button of this page. */

/** How much of each field is written. */
const written = ['46%', '62%', '38%', '54%'];

/** From a place where one presses to its step. */
const line = (
  <span className="lali:h-0.5 lali:min-w-4 lali:flex-1 lali:bg-current lali:@max-3xl:hidden lali:forced-colors:bg-[CanvasText]" />
);

/** What one presses. */
function Pressed({ children }: { children: ReactNode }) {
  return (
    <span className="lali:rounded-control lali:border-2 lali:border-current lali:px-4 lali:py-1.5 lali:font-semibold">
      {children}
    </span>
  );
}

export function Tabs({ front, behind }: TabWords) {
  return (
    <div
      aria-hidden="true"
      className="lali:flex lali:items-end lali:rounded-t-[16px] lali:border lali:border-control lali:ps-4 lali:pt-4"
    >
      <span className="lali:relative lali:-mb-px lali:rounded-t-[10px] lali:border lali:border-control lali:border-b-0 lali:bg-surface lali:px-4 lali:py-2 lali:font-semibold">
        {front}
      </span>
      <span className="lali:flex lali:min-w-0 lali:flex-1 lali:items-center lali:pb-1 lali:ps-3">
        <span className="lali:flex lali:items-center lali:gap-2 lali:text-soft">
          {behind}
          <span className="lali:grid lali:size-9 lali:place-items-center lali:rounded-full lali:border-2 lali:border-current lali:font-semibold lali:text-text">
            ×
          </span>
        </span>
        {line}
      </span>
    </div>
  );
}

export function FormTop({ form, fields }: TabWords) {
  return (
    <div
      aria-hidden="true"
      className="lali:flex-1 lali:border-x lali:border-control lali:px-6 lali:pt-6 lali:surface-raised lali:@max-3xl:rounded-b-[16px] lali:@max-3xl:border-b lali:@max-3xl:pb-6"
    >
      <p className="lali:type-subheading">{form}</p>
      <div className="lali:mt-5 lali:grid lali:grid-cols-2 lali:gap-4">
        {fields.map((field, i) => (
          <span key={field} className="lali:type-small lali:min-w-0 lali:text-soft">
            {field}
            <span className="lali:mt-1 lali:flex lali:h-9 lali:items-center lali:rounded-[10px] lali:border lali:border-line lali:px-3">
              <span
                className="lali:h-2 lali:rounded-full lali:bg-control"
                style={{ width: written[i % written.length] }}
              />
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}

export function Pay({ payment, completed }: TabWords) {
  return (
    <div
      aria-hidden="true"
      className="lali:flex lali:flex-1 lali:items-center lali:border-x lali:border-control lali:ps-6 lali:py-6 lali:surface-raised lali:@max-3xl:rounded-[16px] lali:@max-3xl:border-y lali:@max-3xl:pe-6"
    >
      {/* Its line begins at what is pressed, inside the frame. */}
      <span className="lali:flex lali:min-w-0 lali:flex-1 lali:items-center">
        <span className="lali:flex lali:min-w-0 lali:flex-wrap lali:items-center lali:gap-x-6 lali:gap-y-3 lali:rounded-[14px] lali:border lali:border-line lali:p-4">
          <span className="lali:font-semibold">{payment}</span>
          <Pressed>{completed}</Pressed>
        </span>
        <span className="lali:-ms-[17px] lali:flex lali:flex-1 lali:@max-3xl:hidden">{line}</span>
      </span>
    </div>
  );
}

export function Register({ register }: TabWords) {
  return (
    <div
      aria-hidden="true"
      className="lali:flex lali:flex-1 lali:items-center lali:rounded-b-[16px] lali:border lali:border-control lali:ps-6 lali:py-8 lali:surface-raised lali:@max-3xl:rounded-t-[16px] lali:@3xl:border-t-0"
    >
      <Pressed>{register}</Pressed>
      {line}
    </div>
  );
}
