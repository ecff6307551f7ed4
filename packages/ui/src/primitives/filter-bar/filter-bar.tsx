'use client';

import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { isEmpty } from '../../internal/is-empty.ts';
import { useLinkComponent } from '../link/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

const filterBarVariants = cva('lali:grid lali:min-w-0 lali:gap-3');

const filterItemVariants = cva(
  'lali:focus-ring lali:relative lali:inline-flex lali:min-h-11 lali:max-w-full lali:cursor-pointer lali:select-none lali:items-center lali:gap-2 lali:no-underline lali:transition-[background-color,border-color,color] lali:duration-quick lali:[-webkit-tap-highlight-color:transparent] lali:motion-reduce:transition-none',
  {
    variants: {
      look: {
        pills:
          'lali:rounded-control lali:border lali:px-4 lali:py-2 lali:font-medium lali:text-[0.9375rem] lali:leading-tight',
        /* A bar below the chosen mark: what is drawn keeps its own shape. */
        marks:
          'lali:rounded-[6px] lali:py-2 lali:after:absolute lali:after:inset-x-0 lali:after:bottom-0 lali:after:h-[3px] lali:after:rounded-full lali:forced-colors:after:forced-color-adjust-none',
      },
      chosen: { true: '', false: '' },
    },
    compoundVariants: [
      {
        look: 'pills',
        chosen: true,
        class:
          'lali:border-text lali:bg-text lali:text-page lali:forced-colors:border-[Highlight] lali:forced-colors:bg-[Highlight] lali:forced-colors:text-[HighlightText] lali:forced-colors:forced-color-adjust-none',
      },
      {
        look: 'pills',
        chosen: false,
        class:
          'lali:border-control lali:text-text lali:hover:border-text lali:hover:bg-[color-mix(in_oklab,currentColor_6%,transparent)]',
      },
      {
        look: 'marks',
        chosen: true,
        class: 'lali:text-text lali:after:bg-accent-text lali:forced-colors:after:bg-[Highlight]',
      },
      { look: 'marks', chosen: false, class: 'lali:text-text-soft lali:hover:text-text' },
    ],
  },
);

export interface FilterChoice {
  value: string;
  /** The name of the choice, even where a mark is shown instead. */
  label: string;
  /** A wordmark or icon in place of the label. */
  mark?: ReactNode;
  /** How many it leaves. */
  count?: number;
}

export interface LinkedFilterChoice extends FilterChoice {
  /** The page with this filter, so that it works before scripts and can be shared. */
  href: string;
}

interface FilterBarLook extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** What is filtered ('Filter by company'). */
  label: string;
  /** The chosen value. */
  value: string;
  /** What is left ('3 projects'), in sight and announced when it changes. */
  result?: ReactNode;
  /** `marks` sets bare wordmarks in a row. Default `pills`. */
  look?: 'pills' | 'marks';
}

export interface ButtonFilterChoice extends FilterChoice {
  href?: never;
  /** Where its button sends the filter before scripts run. Default: the page itself. Only with `name`. */
  formAction?: string;
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
  name,
  className,
  ...props
}: FilterBarProps) {
  const list = (
    <ul
      className={cx(
        'lali:flex lali:min-w-0 lali:flex-wrap',
        look === 'marks' ? 'lali:gap-x-8 lali:gap-y-3' : 'lali:gap-2',
      )}
    >
      {choices.map((choice) => {
        const chosen = choice.value === value;
        return (
          <li key={choice.value} className="lali:flex lali:min-w-0 lali:max-w-full">
            <FilterItem
              choice={choice}
              chosen={chosen}
              name={name}
              className={filterItemVariants({ look, chosen })}
              onChoose={() => {
                if (!chosen) onValueChange?.(choice.value);
              }}
            />
          </li>
        );
      })}
    </ul>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends.
    <div
      role="group"
      aria-label={label}
      data-look={look}
      data-value={value}
      className={cx(filterBarVariants(), className)}
      {...props}
    >
      {name === undefined ? list : <form method="get">{list}</form>}
      <p role="status" className="lali:type-small lali:text-text-soft lali:empty:hidden">
        {isEmpty(result) ? null : result}
      </p>
    </div>
  );
}

interface FilterItemProps {
  choice: ButtonFilterChoice | LinkedFilterChoice;
  chosen: boolean;
  name: string | undefined;
  className: string;
  onChoose: () => void;
}

function FilterItem({ choice, chosen, name, className, onChoose }: FilterItemProps) {
  const Anchor = useLinkComponent();
  const content = (
    <>
      {isEmpty(choice.mark) ? (
        <span className="lali:min-w-0 lali:wrap-anywhere">{choice.label}</span>
      ) : (
        <>
          <span aria-hidden="true" className="lali:min-w-0">
            {choice.mark}
          </span>
          <VisuallyHidden>{choice.label}</VisuallyHidden>
        </>
      )}
      {choice.count !== undefined && (
        <span className="lali:opacity-80 lali:tabular-nums"> {choice.count}</span>
      )}
    </>
  );
  const state = { 'data-chosen': chosen ? '' : undefined, className };
  if (choice.href !== undefined) {
    return (
      <Anchor href={choice.href} aria-current={chosen ? 'true' : undefined} {...state}>
        {content}
      </Anchor>
    );
  }
  if (name === undefined) {
    return (
      <button type="button" aria-pressed={chosen} onClick={onChoose} {...state}>
        {content}
      </button>
    );
  }
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    onChoose();
  };
  return (
    <button
      type="submit"
      name={name}
      value={choice.value}
      formAction={choice.formAction}
      aria-pressed={chosen}
      onClick={choose}
      {...state}
    >
      {content}
    </button>
  );
}
