'use client';

import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, MouseEvent } from 'react';
import { CheckIcon } from '../icons/index.ts';
import { type LinkComponentProps, useLinkComponent } from '../link/index.ts';

const chipVariants = cva(
  'lali:focus-ring lali:inline-flex lali:min-h-control-small lali:max-w-full lali:cursor-pointer lali:select-none lali:items-center lali:gap-2 lali:rounded-full lali:border lali:px-4 lali:py-2 lali:text-start lali:font-medium lali:text-[0.9375rem] lali:leading-tight lali:no-underline lali:transition-[background-color,border-color,color] lali:duration-quick lali:[-webkit-tap-highlight-color:transparent] lali:disabled:cursor-not-allowed lali:disabled:opacity-50 lali:motion-reduce:transition-none',
  {
    variants: {
      pressed: {
        true: 'lali:border-text lali:bg-text lali:text-page lali:forced-colors:border-[Highlight] lali:forced-colors:bg-[Highlight] lali:forced-colors:text-[HighlightText] lali:forced-colors:forced-color-adjust-none',
        false:
          'lali:border-current lali:bg-transparent lali:text-current lali:hover:not-disabled:bg-[color-mix(in_oklab,currentColor_8%,transparent)] lali:active:not-disabled:bg-[color-mix(in_oklab,currentColor_16%,transparent)]',
      },
    },
  },
);

/** Does something once: a quick reply, a suggestion. */
interface ChipAction extends Omit<ComponentProps<'button'>, 'aria-pressed'> {
  href?: never;
  pressed?: never;
  onPressedChange?: never;
}

/** Is on or off. */
interface ChipToggle extends Omit<ComponentProps<'button'>, 'aria-pressed'> {
  href?: never;
  /** Makes it a switch: on or off. */
  pressed: boolean;
  /** What it should be after it was pressed. */
  onPressedChange: (pressed: boolean) => void;
}

/** Leads somewhere. */
interface ChipLink extends Omit<LinkComponentProps, 'type'> {
  /** Makes it a link. */
  href: string;
  pressed?: never;
  onPressedChange?: never;
  disabled?: never;
}

export type ChipProps = ChipAction | ChipToggle | ChipLink;

/** A small pill to press: an action, a switch or a link, depending on its props. */
export function Chip(props: ChipProps) {
  return props.href === undefined ? <ChipButton {...props} /> : <ChipAnchor {...props} />;
}

function ChipButton({
  pressed,
  onPressedChange,
  type = 'button',
  className,
  children,
  onClick,
  ...props
}: ChipAction | ChipToggle) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (pressed !== undefined && !event.defaultPrevented) onPressedChange?.(!pressed);
  };
  return (
    <button
      aria-pressed={pressed}
      data-pressed={pressed ? '' : undefined}
      className={cx(chipVariants({ pressed: pressed ?? false }), className)}
      {...props}
      type={type}
      onClick={press}
    >
      {pressed && <CheckIcon size={16} strokeWidth={2.5} className="lali:shrink-0" />}
      <span className="lali:min-w-0 lali:wrap-anywhere">{children}</span>
    </button>
  );
}

function ChipAnchor({
  className,
  children,
  pressed: _pressed,
  onPressedChange: _onPressedChange,
  disabled: _disabled,
  ...props
}: ChipLink) {
  const Anchor = useLinkComponent();
  return (
    <Anchor className={cx(chipVariants({ pressed: false }), className)} {...props}>
      <span className="lali:min-w-0 lali:wrap-anywhere">{children}</span>
    </Anchor>
  );
}
