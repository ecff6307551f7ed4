'use client';

import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { type LinkComponentProps, useLinkComponent } from '../link/index.ts';

const iconButtonVariants = cva(
  'focus-ring inline-grid shrink-0 cursor-pointer place-content-center rounded-control border-[1.5px] transition-[background-color,border-color,color,translate] duration-quick [-webkit-tap-highlight-color:transparent] active:not-disabled:translate-y-px disabled:cursor-not-allowed motion-reduce:transition-none',
  {
    variants: {
      variant: {
        ghost:
          'border-transparent text-current hover:not-disabled:bg-[color-mix(in_oklab,currentColor_8%,transparent)] active:not-disabled:bg-[color-mix(in_oklab,currentColor_16%,transparent)] disabled:opacity-50',
        outline:
          'border-control text-current hover:not-disabled:border-current active:not-disabled:bg-[color-mix(in_oklab,currentColor_10%,transparent)] disabled:opacity-50',
        ink: 'border-transparent bg-ink text-ground hover:not-disabled:bg-[color-mix(in_oklab,var(--color-ink),var(--color-ground)_18%)] active:not-disabled:bg-[color-mix(in_oklab,var(--color-ink),var(--color-ground)_30%)] disabled:bg-line disabled:text-muted',
      },
      size: {
        default: 'size-control',
        small: 'size-control-small',
      },
    },
  },
);

interface IconButtonLook {
  /** The action of the button: its accessible name, which is not visible. */
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
