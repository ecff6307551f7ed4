'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { BusyCells } from '../../internal/busy-cells.tsx';
import { type LinkComponentProps, useLinkComponent } from '../link/index.ts';
import { buttonVariants } from './button.variants.ts';

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
