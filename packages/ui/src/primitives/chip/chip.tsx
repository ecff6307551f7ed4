'use client';

import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, MouseEvent } from 'react';
import { CheckIcon } from '../icons/index.ts';
import { type LinkComponentProps, useLinkComponent } from '../link/index.ts';

const chipVariants = cva(
  'focus-ring inline-flex min-h-control-small max-w-full cursor-pointer select-none items-center gap-2 rounded-full border px-4 py-2 text-start font-medium text-[0.9375rem] leading-tight no-underline transition-[background-color,border-color,color] duration-quick [-webkit-tap-highlight-color:transparent] disabled:cursor-not-allowed disabled:opacity-50 motion-reduce:transition-none',
  {
    variants: {
      pressed: {
        true: 'border-ink bg-ink text-ground forced-colors:border-[Highlight] forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none',
        false:
          'border-current bg-transparent text-current hover:not-disabled:bg-[color-mix(in_oklab,currentColor_8%,transparent)] active:not-disabled:bg-[color-mix(in_oklab,currentColor_16%,transparent)]',
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
      {pressed && <CheckIcon size={16} strokeWidth={2.5} className="shrink-0" />}
      <span className="min-w-0 wrap-anywhere">{children}</span>
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
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </Anchor>
  );
}
