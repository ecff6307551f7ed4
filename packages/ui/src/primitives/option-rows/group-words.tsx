import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { isEmpty } from '../../internal/is-empty.ts';
import { AlertIcon } from '../icons/index.ts';

const looks = {
  label: 'lali:font-semibold lali:text-[0.9375rem] lali:leading-snug',
  question: 'lali:type-subheading',
  hidden: 'lali:sr-only',
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
          'lali:w-full lali:min-w-0 lali:p-0 lali:wrap-break-word',
          looks[look],
          look !== 'hidden' && 'lali:pb-3 lali:has-[h1,h2,h3]:pb-5',
        )}
      >
        {legend}
      </legend>
      {!isEmpty(hint) && (
        <p
          id={`${id}-hint`}
          className="lali:type-small lali:-mt-1.5 lali:pb-3 lali:text-text-soft lali:wrap-anywhere"
        >
          {hint}
        </p>
      )}
      {!isEmpty(error) && (
        <p
          id={`${id}-error`}
          className="lali:flex lali:gap-1.5 lali:pb-3 lali:font-medium lali:text-[0.9375rem] lali:text-danger-text lali:leading-snug"
        >
          <AlertIcon size={18} className="lali:mt-[0.0625rem] lali:shrink-0" />
          <span className="lali:min-w-0 lali:wrap-anywhere">{error}</span>
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
