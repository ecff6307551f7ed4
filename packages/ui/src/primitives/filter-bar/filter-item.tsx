'use client';

import { cva } from 'class-variance-authority';
import type { MouseEvent, ReactNode } from 'react';
import { isEmpty } from '../../internal/is-empty.ts';
import { useLinkComponent } from '../link/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

export const filterItemVariants = cva(
  'lali:focus-ring lali:relative lali:inline-flex lali:min-h-11 lali:max-w-full lali:cursor-pointer lali:select-none lali:items-center lali:gap-2 lali:no-underline lali:transition-[background-color,border-color,color] lali:duration-quick lali:[-webkit-tap-highlight-color:transparent] lali:motion-reduce:transition-none',
  {
    variants: {
      look: {
        pills:
          'lali:rounded-control lali:border lali:px-4 lali:py-2 lali:font-medium lali:text-[0.9375rem] lali:leading-tight',
        /* A bar below the chosen mark: what is drawn keeps its own shape. */
        marks:
          'lali:min-w-11 lali:justify-center lali:rounded-[6px] lali:py-2 lali:after:absolute lali:after:inset-x-0 lali:after:bottom-0 lali:after:h-[3px] lali:after:rounded-full lali:forced-colors:border lali:forced-colors:after:forced-color-adjust-none',
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

/* At its own size and from its middle: a narrow choice shows less of it, never a smaller one. */
const pictureVariants = cva(
  'lali:flex lali:h-48 lali:w-full lali:justify-center lali:overflow-clip lali:[&_img]:h-auto lali:[&_img]:max-w-none lali:[&_img]:shrink-0 lali:[&_img]:self-start lali:@7xl:h-60',
);

export interface FilterChoice {
  value: string;
  /** The name of the choice, even where a mark is shown instead. */
  label: string;
  /** A wordmark or icon in place of the label. */
  mark?: ReactNode;
  /** How many it leaves. */
  count?: number;
  /** With the look `pictures`: what fills the choice above its label. One without stands in the line above the row. */
  picture?: ReactNode;
  /** With a picture: the colour around it (any CSS colour, of medium lightness). Default: the accent of the page. */
  tint?: string;
}

export interface LinkedFilterChoice extends FilterChoice {
  /** The page with this filter, so that it works before scripts and can be shared. */
  href: string;
}

export interface ButtonFilterChoice extends FilterChoice {
  href?: never;
  /** Where its button sends the filter before scripts run. Default: the page itself. Only with `name`. */
  formAction?: string;
}

interface FilterItemProps {
  choice: ButtonFilterChoice | LinkedFilterChoice;
  chosen: boolean;
  name: string | undefined;
  className: string;
  onChoose: () => void;
}

/** One choice: a button, or a link where it has an address. */
export function FilterItem({ choice, chosen, name, className, onChoose }: FilterItemProps) {
  const Anchor = useLinkComponent();
  const words = (
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
  const content = isEmpty(choice.picture) ? (
    words
  ) : (
    <>
      <span aria-hidden="true" data-part="picture" className={pictureVariants()}>
        {choice.picture}
      </span>
      <span className="lali:flex lali:min-h-12 lali:min-w-0 lali:items-center lali:gap-2 lali:px-3 lali:py-1">
        {words}
      </span>
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
