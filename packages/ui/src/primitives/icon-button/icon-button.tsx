'use client';

import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { inRole } from '../../internal/former-names.ts';
import { type LinkComponentProps, useLinkComponent } from '../link/index.ts';

const iconButtonVariants = cva(
  'lali:focus-ring lali:inline-grid lali:shrink-0 lali:cursor-pointer lali:place-content-center lali:rounded-control lali:border-[1.5px] lali:transition-[background-color,border-color,color,translate] lali:duration-quick lali:[-webkit-tap-highlight-color:transparent] lali:active:not-disabled:translate-y-px lali:disabled:cursor-not-allowed lali:motion-reduce:transition-none',
  {
    variants: {
      variant: {
        ghost:
          'lali:border-transparent lali:text-current lali:hover:not-disabled:bg-[color-mix(in_oklab,currentColor_8%,transparent)] lali:active:not-disabled:bg-[color-mix(in_oklab,currentColor_16%,transparent)] lali:disabled:opacity-50',
        outline:
          'lali:border-control lali:text-current lali:hover:not-disabled:border-current lali:active:not-disabled:bg-[color-mix(in_oklab,currentColor_10%,transparent)] lali:disabled:opacity-50',
        contrast:
          'lali:border-transparent lali:bg-text lali:text-page lali:hover:not-disabled:bg-[color-mix(in_oklab,var(--lali-color-text),var(--lali-color-page)_18%)] lali:active:not-disabled:bg-[color-mix(in_oklab,var(--lali-color-text),var(--lali-color-page)_30%)] lali:disabled:bg-line lali:disabled:text-text-soft',
      },
      size: {
        default: 'lali:size-control',
        small: 'lali:size-control-small',
      },
    },
  },
);

interface IconButtonLook {
  /** The action of the button: its accessible name, which is not visible. */
  label: string;
  /** The icon, hidden from assistive technology. */
  children: ReactNode;
  /** Default `ghost`. `contrast` is filled with the colour of text; `ink` is its deprecated name. */
  variant?: 'ghost' | 'outline' | 'contrast' | 'contrast';
  /** 52 or 44 px square. Default `small`. */
  size?: 'default' | 'small';
}

export interface IconButtonAsButtonProps
  extends IconButtonLook,
    Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  href?: never;
}

export interface IconButtonAsLinkProps
  extends IconButtonLook,
    Omit<LinkComponentProps, 'children' | 'type' | 'aria-label'> {
  /** Makes it a link. */
  href: string;
  type?: never;
  disabled?: never;
}

export type IconButtonProps = IconButtonAsButtonProps | IconButtonAsLinkProps;

/** A square button that shows an icon and is named by its `label`; with `href` a link. */
export function IconButton(props: IconButtonProps) {
  return props.href === undefined ? <NativeIconButton {...props} /> : <IconLink {...props} />;
}

function NativeIconButton({
  label,
  variant: named = 'ghost',
  size = 'small',
  type = 'button',
  className,
  ...props
}: IconButtonAsButtonProps) {
  const variant = inRole(named);
  return (
    <button
      type={type}
      aria-label={label}
      data-variant={variant}
      data-size={size}
      className={cx(iconButtonVariants({ variant, size }), className)}
      {...props}
    />
  );
}

function IconLink({
  label,
  variant: named = 'ghost',
  size = 'small',
  className,
  disabled: _disabled,
  type: _type,
  ...props
}: IconButtonAsLinkProps) {
  const variant = inRole(named);
  const Anchor = useLinkComponent();
  return (
    <Anchor
      aria-label={label}
      data-variant={variant}
      data-size={size}
      className={cx(iconButtonVariants({ variant, size }), className)}
      {...props}
    />
  );
}
