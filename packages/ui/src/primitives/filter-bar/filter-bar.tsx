'use client';

import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { isEmpty } from '../../internal/is-empty.ts';
import {
  type ButtonFilterChoice,
  FilterItem,
  filterItemVariants,
  type LinkedFilterChoice,
} from './filter-item.tsx';
import { PictureRow, pictureItemVariants } from './picture-row.tsx';

export type { ButtonFilterChoice, FilterChoice, LinkedFilterChoice } from './filter-item.tsx';

const filterBarVariants = cva('lali:min-w-0', {
  variants: {
    look: {
      pills: 'lali:grid lali:gap-3',
      marks: 'lali:grid lali:gap-3',
      pictures: 'lali:@container',
    },
  },
});

interface FilterBarLook extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** What is filtered ('Filter by company'). */
  label: string;
  /** The chosen value. */
  value: string;
  /** What is left ('3 projects'), in sight and announced when it changes. */
  result?: ReactNode;
  /**
   * `marks` sets bare wordmarks in a row. `pictures` is a row of pictures from edge to edge of the window, in which the
   * chosen one is wider. Default `pills`.
   */
  look?: 'pills' | 'marks' | 'pictures';
  /** The label stands before the choices, instead of being heard only. Default `false`. */
  showLabel?: boolean;
}

interface FilterBarOfButtons extends FilterBarLook {
  /** In the order of the list they filter; each has a value of its own, or an address as a link. */
  choices: readonly ButtonFilterChoice[];
  /** The value of the choice that was made. */
  onValueChange: (value: string) => void;
  /**
   * The parameter of the address that holds the filter. With it the buttons work before scripts: each asks for the page
   * with its value. Default: without scripts they do nothing.
   */
  name?: string;
}

interface FilterBarOfLinks extends FilterBarLook {
  /** In the order of the list they filter; each has an address of its own. */
  choices: readonly LinkedFilterChoice[];
  onValueChange?: never;
  name?: never;
}

export type FilterBarProps = FilterBarOfButtons | FilterBarOfLinks;

/** One choice at a time, of buttons or of links. Choosing what is chosen changes nothing. */
export function FilterBar({
  label,
  value,
  choices,
  onValueChange,
  result,
  look = 'pills',
  showLabel = false,
  name,
  className,
  ...props
}: FilterBarProps) {
  const pictured = look === 'pictures' ? choices.filter(({ picture }) => !isEmpty(picture)) : [];
  const plain = choices.filter((choice) => !pictured.includes(choice));
  const item = (choice: ButtonFilterChoice | LinkedFilterChoice, own: 'pills' | 'marks' | 'pictures') => {
    const chosen = choice.value === value;
    return (
      <FilterItem
        choice={choice}
        chosen={chosen}
        name={name}
        className={
          own === 'pictures' ? pictureItemVariants({ chosen }) : filterItemVariants({ look: own, chosen })
        }
        onChoose={() => {
          if (!chosen) onValueChange?.(choice.value);
        }}
      />
    );
  };
  const list = (
    <ul
      className={cx(
        'lali:flex lali:min-w-0 lali:flex-wrap',
        look === 'pills' ? 'lali:gap-2' : 'lali:gap-x-8 lali:gap-y-3',
      )}
    >
      {plain.map((choice) => (
        <li key={choice.value} className="lali:flex lali:min-w-0 lali:max-w-full">
          {item(choice, look === 'pictures' ? 'marks' : look)}
        </li>
      ))}
    </ul>
  );
  const status = (
    <p role="status" className="lali:type-small lali:text-text-soft lali:empty:hidden">
      {isEmpty(result) ? null : result}
    </p>
  );
  // The group has it as its name.
  const shownLabel = showLabel ? (
    <p aria-hidden="true" className="lali:type-small lali:text-text-soft">
      {label}
    </p>
  ) : null;
  const body =
    look === 'pictures' ? (
      <>
        <div className="lali:container-page lali:pb-3">
          <div className="lali:flex lali:min-h-11 lali:flex-wrap lali:items-center lali:gap-x-6">
            {shownLabel}
            {list}
            <div className="lali:ms-auto">{status}</div>
          </div>
        </div>
        <PictureRow choices={pictured} value={value}>
          {(choice) => item(choice, 'pictures')}
        </PictureRow>
      </>
    ) : (
      <>
        {shownLabel}
        {list}
      </>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends.
    <div
      role="group"
      aria-label={label}
      data-look={look}
      data-value={value}
      className={cx(filterBarVariants({ look }), className)}
      {...props}
    >
      {name === undefined ? body : <form method="get">{body}</form>}
      {look === 'pictures' ? null : status}
    </div>
  );
}
