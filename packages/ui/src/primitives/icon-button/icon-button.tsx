'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { type LinkComponentProps, useLinkComponent } from '../link/index.ts';
import { iconButtonVariants } from './icon-button.variants.ts';

interface IconButtonLook {
  /** What the button does, in words. Nobody sees it, everybody who needs it hears it. */
  label: string;
  /** The icon, hidden from assistive technology. */
  children: ReactNode;
  /** Default `ghost`. */
  variant?: 'ghost' | 'outline' | 'ink';
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
  variant = 'ghost',
  size = 'small',
  type = 'button',
  className,
  ...props
}: IconButtonAsButtonProps) {
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
  variant = 'ghost',
  size = 'small',
  className,
  disabled: _disabled,
  type: _type,
  ...props
}: IconButtonAsLinkProps) {
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
