import type { ReactNode } from 'react';
import { statusTones } from './status-tones.ts';

interface StateSheetProps {
  /** What it shows, for who does not see it. */
  alt: string;
  button: { label: string; busy: string };
  field: { label: string; value: string; wrong: string; error: string };
  toggle: string;
  status: readonly string[];
  /** What each state is called: five of each part. */
  names: Record<'button' | 'field' | 'toggle', readonly string[]>;
}

/*
 * On a phone each part has a column and each state a row; from there on each state has a column. With little room the
 * sheet is below the words, with more of it beside them, up to the edge of the page.
 */
const widths = [
  'lali:@max-3xl:grid-flow-col',
  'lali:@max-3xl:grid-cols-[repeat(3,minmax(0,1fr))]',
  'lali:@max-3xl:grid-rows-[repeat(5,auto)]',
  'lali:@3xl:grid-cols-[repeat(5,minmax(0,1fr))]',
  'lali:@3xl:gap-y-9',
  'lali:@3xl:p-5',
  'lali:@3xl:gap-x-2.5',
  'lali:@7xl:gap-x-3.5',
  'lali:@7xl:p-8',
  'lali:@5xl:absolute',
  'lali:@5xl:top-1/2',
  'lali:@5xl:-translate-y-1/2',
  'lali:@5xl:w-[min(51cqi,40rem)]',
  'lali:@3xl:end-[max(var(--lali-spacing-gutter-wide),calc((100cqi-var(--lali-spacing-page))/2))]',
].join(' ');

/** The parts of one form in all their states, on one sheet. The words of the page end before it. */
export function StateSheet({ alt, button, field, toggle, status, names }: StateSheetProps) {
  const [rest, focused, pointer, busy, off] = names.button;
  const [empty, typing, filled, mistake, locked] = names.field;
  const [isOff, inFocus, isOn, changing, fixed] = names.toggle;
  return (
    <div className="lali:pb-10">
      <div
        role="img"
        aria-label={alt}
        className={`lali:grid lali:gap-x-3.5 lali:gap-y-6 lali:rounded-card lali:surface-raised lali:px-4 lali:py-7 lali:text-[0.9375rem] lali:leading-tight ${widths}`}
      >
        <Button state={rest} label={button.label} />
        <Button state={focused} label={button.label} kind="focus" />
        <Button state={pointer} label={button.label} kind="pointer" />
        <Button state={busy} label={button.busy} kind="busy" />
        <Button state={off} label={button.label} kind="off" />
        <Field state={empty} label={field.label} />
        <Field state={typing} label={field.label} value={field.value.slice(0, 3)} kind="focus" />
        <Field state={filled} label={field.label} value={field.value} />
        <Field state={mistake} label={field.label} value={field.wrong} error={field.error} kind="wrong" />
        <Field state={locked} label={field.label} value={field.value} kind="off" />
        <Toggle state={isOff} label={toggle} at="start" />
        <Toggle state={inFocus} label={toggle} at="end" kind="focus" />
        <Toggle state={isOn} label={toggle} at="end" />
        <Toggle state={changing} label={toggle} at="middle" />
        <Toggle state={fixed} label={toggle} at="end" kind="off" />
        <span className="lali:grid lali:grid-cols-3 lali:gap-x-3.5 lali:gap-y-3 lali:@max-3xl:col-span-full lali:@max-3xl:row-start-6 lali:@3xl:contents">
          {status.map((name, i) => (
            <span
              key={name}
              className={`lali:justify-self-start lali:rounded-full lali:border lali:px-2 lali:py-2 lali:font-semibold lali:whitespace-nowrap lali:@7xl:px-3 ${statusTones[i]}`}
            >
              {name}
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}

type Kind = 'rest' | 'pointer' | 'focus' | 'busy' | 'wrong' | 'off';

interface PartProps {
  /** The name of the state. */
  state: string | undefined;
  label: string;
  kind?: Kind;
}

function State({ name, children }: { name: string | undefined; children: ReactNode }) {
  return (
    <span className="lali:grid lali:min-w-0 lali:content-start lali:gap-y-2.5">
      <span className="lali:text-[0.8125rem] lali:text-soft">{name}</span>
      {children}
    </span>
  );
}

function Button({ state, label, kind = 'rest' }: PartProps) {
  return (
    <State name={state}>
      <span
        className={`lali:flex lali:min-h-12 lali:flex-wrap lali:content-center lali:items-center lali:justify-center lali:rounded-control lali:px-1 lali:font-semibold lali:text-center lali:leading-tight lali:[text-wrap:balance] lali:forced-colors:border ${
          kind === 'off'
            ? 'lali:border lali:border-line lali:bg-page lali:text-soft'
            : kind === 'pointer'
              ? 'lali:bg-primary-solid lali:text-on-primary lali:shadow-[inset_0_0_0_6rem_rgb(0_0_0/0.18)]'
              : 'lali:bg-primary-solid lali:text-on-primary'
        } ${kind === 'focus' ? 'lali:outline-3 lali:outline-offset-2 lali:outline-highlight' : ''}`}
      >
        {kind === 'busy' ? (
          <svg
            viewBox="0 0 44 12"
            aria-hidden="true"
            className="lali:me-1 lali:w-4 lali:shrink-0 lali:fill-current"
          >
            <circle cx="6" cy="6" r="6" />
            <rect x="18" y="1.500" width="9" height="9" rx="3" />
            <rect x="35" y="3" width="6" height="6" rx="1" />
          </svg>
        ) : null}
        {label}
      </span>
    </State>
  );
}

function Field({
  state,
  label,
  value = '',
  error,
  kind = 'rest',
}: PartProps & { value?: string; error?: string }) {
  return (
    <State name={state}>
      <span className="lali:grid lali:gap-y-1.5">
        <span className="lali:font-semibold">{label}</span>
        <span
          className={`lali:flex lali:h-12 lali:items-center lali:rounded-control lali:px-2.5 ${
            kind === 'focus'
              ? 'lali:border-2 lali:border-primary-solid lali:outline-3 lali:outline-offset-2 lali:outline-highlight'
              : kind === 'wrong'
                ? 'lali:border-2 lali:border-danger-text'
                : kind === 'off'
                  ? 'lali:border lali:border-line lali:bg-page lali:text-soft'
                  : 'lali:border lali:border-control'
          }`}
        >
          {value}
        </span>
        {error ? <span className="lali:text-[0.8125rem] lali:text-danger-text">{error}</span> : null}
      </span>
    </State>
  );
}

function Toggle({ state, label, at, kind = 'rest' }: PartProps & { at: 'start' | 'middle' | 'end' }) {
  return (
    <State name={state}>
      <span className={`lali:grid lali:gap-y-1.5 ${kind === 'off' ? 'lali:text-soft' : ''}`}>
        <span className="lali:font-semibold">{label}</span>
        <span
          className={`lali:flex lali:h-7 lali:w-12 lali:shrink-0 lali:rounded-full lali:p-1 lali:forced-colors:border ${
            kind === 'off' ? 'lali:bg-line' : at === 'start' ? 'lali:bg-control' : 'lali:bg-primary-solid'
          } ${at === 'middle' ? 'lali:justify-center' : at === 'end' ? 'lali:justify-end' : ''} ${
            kind === 'focus' ? 'lali:outline-3 lali:outline-offset-2 lali:outline-highlight' : ''
          }`}
        >
          <span className="lali:size-5 lali:rounded-full lali:bg-white lali:forced-colors:bg-[CanvasText]" />
        </span>
      </span>
    </State>
  );
}
