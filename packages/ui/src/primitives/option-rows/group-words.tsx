import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { isEmpty } from '../../internal/is-empty.ts';
import { AlertIcon } from '../icons/index.ts';

const looks = {
  label: 'font-semibold text-[0.9375rem] leading-snug',
  question: 'type-subheading',
  hidden: 'sr-only',
};

export type LegendLook = keyof typeof looks;

interface GroupWordsProps {
  id: string;
  legend: ReactNode;
  look: LegendLook;
  hint: ReactNode;
  error: ReactNode;
}

/** Name, hint and error of a group of radio buttons, in the order in which they are read. */
export function GroupWords({ id, legend, look, hint, error }: GroupWordsProps) {
  return (
    <>
      <legend
        className={cx(
          'w-full min-w-0 p-0 wrap-break-word',
          looks[look],
          look !== 'hidden' && 'pb-3 has-[h1,h2,h3]:pb-5',
        )}
      >
        {legend}
      </legend>
      {!isEmpty(hint) && (
        <p id={`${id}-hint`} className="type-small -mt-1.5 pb-3 text-muted wrap-anywhere">
          {hint}
        </p>
      )}
      {!isEmpty(error) && (
        <p
          id={`${id}-error`}
          className="flex gap-1.5 pb-3 font-medium text-[0.9375rem] text-error leading-snug"
        >
          <AlertIcon size={18} className="mt-[0.0625rem] shrink-0" />
          <span className="min-w-0 wrap-anywhere">{error}</span>
        </p>
      )}
    </>
  );
}

interface GroupFacts {
  id: string;
  hint: ReactNode;
  error: ReactNode;
  required: boolean;
}

/** What makes a fieldset a radio group that says whether it is required, invalid and described. */
export function groupAttributes({ id, hint, error, required }: GroupFacts) {
  const invalid = !isEmpty(error);
  const described = [!isEmpty(hint) && `${id}-hint`, invalid && `${id}-error`].filter(Boolean).join(' ');
  return {
    role: 'radiogroup',
    'aria-required': required || undefined,
    'aria-invalid': invalid || undefined,
    'aria-describedby': described || undefined,
    'data-invalid': invalid ? '' : undefined,
  } as const;
}
