import type { ReactNode } from 'react';

export interface OtherTabProps {
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

/** How much of each field is written. */
const written = ['46%', '62%', '38%', '54%'];

/** The browser of the visitor, in outline, so that nothing in it looks like a button of this page. */
export function OtherTab(words: OtherTabProps) {
  return (
    <div
      aria-hidden="true"
      className="lali:overflow-clip lali:rounded-[16px] lali:border lali:border-control lali:surface-raised"
    >
      <div className="lali:type-small lali:flex lali:items-end lali:gap-2 lali:border-b lali:border-control lali:bg-page lali:px-4 lali:pt-4">
        <span className="lali:relative lali:-mb-px lali:rounded-t-[10px] lali:border lali:border-control lali:border-b-0 lali:bg-surface lali:px-4 lali:py-2 lali:font-semibold">
          {words.front}
        </span>
        <span className="lali:flex lali:items-center lali:gap-2 lali:px-2 lali:pb-1 lali:text-soft">
          {`${words.behind} ×`}
          <StepMark of={1} />
        </span>
      </div>
      <div className="lali:p-5 lali:@lg:p-8">
        <p className="lali:type-subheading">{words.form}</p>
        <div className="lali:mt-5 lali:grid lali:grid-cols-2 lali:gap-4">
          {words.fields.map((field, i) => (
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
        <div className="lali:mt-5 lali:rounded-[14px] lali:border lali:border-line lali:p-4">
          <p className="lali:mb-3 lali:font-semibold">{words.payment}</p>
          <Pressed of={2}>{words.completed}</Pressed>
        </div>
        <div className="lali:mt-5">
          <Pressed of={3}>{words.register}</Pressed>
        </div>
      </div>
    </div>
  );
}

function Pressed({ of, children }: { of: number; children: ReactNode }) {
  return (
    <span className="lali:flex lali:items-center lali:gap-3">
      <StepMark of={of} />
      <span className="lali:type-small lali:rounded-control lali:border lali:border-current lali:px-4 lali:py-1.5 lali:font-semibold">
        {children}
      </span>
    </span>
  );
}

const corners = ['50%', '36%', '22%'];

/** The number of a step, on its way from round to square, beside its words and in the place where it is done. */
export function StepMark({ of }: { of: number }) {
  return (
    <span
      aria-hidden="true"
      style={{ borderRadius: corners[(of - 1) % corners.length] }}
      className="lali:grid lali:size-9 lali:shrink-0 lali:place-items-center lali:font-semibold lali:surface-highlight lali:forced-colors:border"
    >
      {of}
    </span>
  );
}
