'use client';

import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { BusyCells } from '../../internal/busy-cells.tsx';
import { type FormerEmphasis, inRole } from '../../internal/former-names.ts';
import { type LinkComponentProps, useLinkComponent } from '../link/index.ts';

/* Filled variants have a transparent border: forced colours show it when the fill is gone. */
const buttonVariants = cva(
  'lali:focus-ring lali:relative lali:inline-flex lali:max-w-full lali:cursor-pointer lali:select-none lali:items-center lali:justify-center lali:gap-2 lali:rounded-control lali:border-[1.5px] lali:text-center lali:font-semibold lali:leading-tight lali:no-underline lali:transition-[background-color,border-color,color,translate] lali:duration-quick lali:[-webkit-tap-highlight-color:transparent] lali:active:not-disabled:not-aria-disabled:translate-y-px lali:motion-reduce:transition-none lali:disabled:cursor-not-allowed lali:aria-disabled:cursor-default lali:[&>svg]:shrink-0',
  {
    variants: {
      variant: {
        primary:
          'lali:border-transparent lali:bg-accent-solid lali:text-on-accent lali:hover:not-disabled:bg-[color-mix(in_oklab,var(--lali-color-accent-solid),var(--lali-color-accent-shade)_16%)] lali:active:not-disabled:bg-[color-mix(in_oklab,var(--lali-color-accent-solid),var(--lali-color-accent-shade)_30%)] lali:disabled:bg-line lali:disabled:text-text-soft',
        contrast:
          'lali:border-transparent lali:bg-text lali:text-page lali:hover:not-disabled:bg-[color-mix(in_oklab,var(--lali-color-text),var(--lali-color-page)_18%)] lali:active:not-disabled:bg-[color-mix(in_oklab,var(--lali-color-text),var(--lali-color-page)_30%)] lali:disabled:bg-line lali:disabled:text-text-soft',
        outline:
          'lali:border-current lali:bg-transparent lali:text-current lali:hover:not-disabled:bg-[color-mix(in_oklab,currentColor_8%,transparent)] lali:active:not-disabled:bg-[color-mix(in_oklab,currentColor_16%,transparent)] lali:disabled:opacity-50',
        highlight:
          'lali:border-transparent lali:bg-highlight lali:text-on-highlight lali:hover:not-disabled:bg-[color-mix(in_oklab,var(--lali-color-highlight),var(--lali-color-highlight-shade)_9%)] lali:active:not-disabled:bg-[color-mix(in_oklab,var(--lali-color-highlight),var(--lali-color-highlight-shade)_18%)] lali:disabled:bg-line lali:disabled:text-text-soft',
        'on-accent':
          'lali:border-transparent lali:bg-on-accent lali:text-accent-counter lali:hover:not-disabled:bg-[color-mix(in_oklab,var(--lali-color-on-accent),black_9%)] lali:active:not-disabled:bg-[color-mix(in_oklab,var(--lali-color-on-accent),black_18%)] lali:disabled:bg-line lali:disabled:text-text-soft',
        ghost:
          'lali:border-transparent lali:bg-transparent lali:text-current lali:hover:not-disabled:bg-[color-mix(in_oklab,currentColor_8%,transparent)] lali:active:not-disabled:bg-[color-mix(in_oklab,currentColor_16%,transparent)] lali:disabled:opacity-50',
      },
      size: {
        default:
          'lali:min-h-control lali:px-[22.5px] lali:py-2.5 lali:text-[1rem] lali:has-[>[data-label]+svg]:pe-[18.5px] lali:has-[>svg:first-child]:ps-[18.5px]',
        small:
          'lali:min-h-control-small lali:px-[16.5px] lali:py-2 lali:text-[0.9375rem] lali:has-[>[data-label]+svg]:pe-[12.5px] lali:has-[>svg:first-child]:ps-[12.5px]',
      },
    },
  },
);

export interface ButtonLook {
  /**
   * `primary` is filled with the accent of the path, `contrast` with the colour of text; `highlight` and `on-accent`
   * stand out on a filled surface, `outline` and `ghost` take the colour of the text around them. Default `primary`.
   * `ink` and `pollen` are deprecated names of `contrast` and `highlight`.
   */
  variant?: 'primary' | 'contrast' | 'outline' | 'highlight' | 'on-accent' | 'ghost' | FormerEmphasis;
  /** 52 or 44 px high. Default `default`. */
  size?: 'default' | 'small';
  /** An icon before the label. */
  before?: ReactNode;
  /** An icon after the label. */
  after?: ReactNode;
}

export interface ButtonAsButtonProps extends ButtonLook, ComponentProps<'button'> {
  href?: never;
  /** Work goes on: the width stays, the label remains the name, and a press does nothing. Focus is not lost. */
  loading?: boolean;
}

/** With `href` the button is a link, and what only a button can do is not offered. */
export interface ButtonAsLinkProps extends ButtonLook, Omit<LinkComponentProps, 'type'> {
  /** Makes it a link with the weight of a button. */
  href: string;
  type?: never;
  disabled?: never;
  loading?: never;
}

export type ButtonProps = ButtonAsButtonProps | ButtonAsLinkProps;

/** Something to press; with `href` a link that looks the same. */
export function Button(props: ButtonProps) {
  return props.href === undefined ? <NativeButton {...props} /> : <ButtonLink {...props} />;
}

function NativeButton({
  variant: named = 'primary',
  size = 'default',
  before,
  after,
  loading = false,
  type = 'button',
  className,
  children,
  onClick,
  ...props
}: ButtonAsButtonProps) {
  const variant = inRole(named);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // `disabled` would throw the focus away; a press while loading must neither act nor send a form.
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      data-variant={variant}
      data-size={size}
      data-loading={loading ? '' : undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      className={cx(buttonVariants({ variant, size }), className)}
      {...props}
      type={type}
      onClick={press}
    >
      <Content before={before} after={after} hidden={loading}>
        {children}
      </Content>
      {loading && (
        <span className="lali:absolute lali:inset-0 lali:grid lali:place-content-center">
          <BusyCells />
        </span>
      )}
    </button>
  );
}

function ButtonLink({
  variant: named = 'primary',
  size = 'default',
  before,
  after,
  className,
  children,
  loading: _loading,
  disabled: _disabled,
  type: _type,
  ...props
}: ButtonAsLinkProps) {
  const variant = inRole(named);
  const Anchor = useLinkComponent();
  return (
    <Anchor
      data-variant={variant}
      data-size={size}
      className={cx(buttonVariants({ variant, size }), className)}
      {...props}
    >
      <Content before={before} after={after}>
        {children}
      </Content>
    </Anchor>
  );
}

type ContentProps = Pick<ButtonLook, 'before' | 'after'> & { hidden?: boolean; children?: ReactNode };

function Content({ before, after, hidden = false, children }: ContentProps) {
  return (
    <>
      {!hidden && before}
      <span
        data-label=""
        className={cx('lali:min-w-0 lali:wrap-anywhere lali:text-balance', hidden && 'lali:opacity-0')}
      >
        {children}
      </span>
      {!hidden && after}
    </>
  );
}
