'use client';

import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { BusyCells } from '../../internal/busy-cells.tsx';
import { type LinkComponentProps, useLinkComponent } from '../link/index.ts';

/* Filled variants have a transparent border: forced colours show it when the fill is gone. */
const buttonVariants = cva(
  'focus-ring relative inline-flex max-w-full cursor-pointer select-none items-center justify-center gap-2 rounded-control border-[1.5px] text-center font-semibold leading-tight no-underline transition-[background-color,border-color,color,translate] duration-quick [-webkit-tap-highlight-color:transparent] active:translate-y-px motion-reduce:transition-none disabled:translate-y-0 disabled:cursor-not-allowed aria-disabled:translate-y-0 aria-disabled:cursor-default [&>svg]:shrink-0',
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-accent text-on-accent hover:not-disabled:bg-[color-mix(in_oklab,var(--color-accent),var(--color-accent-shade)_16%)] active:not-disabled:bg-[color-mix(in_oklab,var(--color-accent),var(--color-accent-shade)_30%)] disabled:bg-line disabled:text-muted',
        ink: 'border-transparent bg-ink text-ground hover:not-disabled:bg-[color-mix(in_oklab,var(--color-ink),var(--color-ground)_18%)] active:not-disabled:bg-[color-mix(in_oklab,var(--color-ink),var(--color-ground)_30%)] disabled:bg-line disabled:text-muted',
        outline:
          'border-current bg-transparent text-current hover:not-disabled:bg-[color-mix(in_oklab,currentColor_8%,transparent)] active:not-disabled:bg-[color-mix(in_oklab,currentColor_16%,transparent)] disabled:opacity-50',
        pollen:
          'border-transparent bg-pollen text-on-pollen hover:not-disabled:bg-[color-mix(in_oklab,var(--color-pollen),var(--color-highlight-shade)_9%)] active:not-disabled:bg-[color-mix(in_oklab,var(--color-pollen),var(--color-highlight-shade)_18%)] disabled:bg-line disabled:text-muted',
        'on-accent':
          'border-transparent bg-on-accent text-accent-counter hover:not-disabled:bg-[color-mix(in_oklab,var(--color-on-accent),black_9%)] active:not-disabled:bg-[color-mix(in_oklab,var(--color-on-accent),black_18%)] disabled:bg-line disabled:text-muted',
        ghost:
          'border-transparent bg-transparent text-current hover:not-disabled:bg-[color-mix(in_oklab,currentColor_8%,transparent)] active:not-disabled:bg-[color-mix(in_oklab,currentColor_16%,transparent)] disabled:opacity-50',
      },
      size: {
        default:
          'min-h-control px-[22.5px] py-2.5 text-[1rem] has-[>[data-label]+svg]:pe-[18.5px] has-[>svg:first-child]:ps-[18.5px]',
        small:
          'min-h-control-small px-[16.5px] py-2 text-[0.9375rem] has-[>[data-label]+svg]:pe-[12.5px] has-[>svg:first-child]:ps-[12.5px]',
      },
    },
  },
);

export interface ButtonLook {
  /**
   * `primary` is filled with the accent of the path, `pollen` and `on-accent` stand out on a filled surface, `outline`
   * and `ghost` take the colour of the text around them. Default `primary`.
   */
  variant?: 'primary' | 'ink' | 'outline' | 'pollen' | 'on-accent' | 'ghost';
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
  variant = 'primary',
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
        <span className="absolute inset-0 grid place-content-center">
          <BusyCells />
        </span>
      )}
    </button>
  );
}

function ButtonLink({
  variant = 'primary',
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
      <span data-label="" className={cx('min-w-0 wrap-anywhere text-balance', hidden && 'opacity-0')}>
        {children}
      </span>
      {!hidden && after}
    </>
  );
}
