'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { usePortalAttributes } from '../../internal/use-portal-attributes.ts';
import { useLinkComponent } from '../link/index.ts';

/* Nested corners: those of the items are smaller by what lies between. */
const contentVariants = cva(
  'surface-raised z-60 max-h-(--radix-popper-available-height) min-w-[max(12rem,var(--radix-popper-anchor-width))] max-w-[min(22rem,calc(100vw-1rem))] overflow-y-auto overscroll-contain rounded-[min(var(--radius-control),1.25rem)] border border-line p-1 shadow-float motion-safe:transition-[opacity,translate] motion-safe:duration-quick motion-safe:starting:-translate-y-1 motion-safe:starting:opacity-0',
);

/* The item at hand is marked by a cell, which comes round and settles as a tile. */
const itemVariants = cva(
  'focus-ring-inset relative flex min-h-11 w-full cursor-pointer select-none items-center rounded-[max(2px,calc(min(var(--radius-control),1.25rem)-4px))] py-2 ps-7 pe-4 text-start font-medium text-[1rem] text-ink leading-snug no-underline wrap-anywhere before:absolute before:start-3 before:top-[calc(50%-3px)] before:size-1.5 before:scale-0 before:rounded-full before:bg-accent-text before:transition-[scale,border-radius] before:duration-calm before:ease-grow data-disabled:cursor-not-allowed data-disabled:text-muted data-disabled:opacity-60 data-highlighted:bg-ground data-highlighted:before:scale-100 data-highlighted:before:rounded-[1px] motion-reduce:before:transition-none forced-colors:before:forced-color-adjust-none forced-colors:before:bg-[Highlight] forced-colors:data-highlighted:outline forced-colors:data-highlighted:outline-[Highlight]',
);

export interface DropdownMenuRootProps {
  /** Controlled state; without it the menu keeps its own. */
  open?: boolean;
  /** Open at first, where the menu keeps its own state. Default `false`. */
  defaultOpen?: boolean;
  /** The menu asks to be opened or closed: trigger, Escape, an item, a press beside it. */
  onOpenChange?: (open: boolean) => void;
  /** A Trigger, and the Content that it opens. */
  children?: ReactNode;
}

/** Holds the state. Never modal: Radix would hold the page with a style that a content policy refuses. */
export function DropdownMenuRoot(props: DropdownMenuRootProps) {
  return <Radix.Root modal={false} {...props} />;
}

export type DropdownMenuTriggerProps = ComponentProps<typeof Radix.Trigger>;

/** Opens the menu and gets the focus back. With `asChild` its one child does, a Button for instance. */
export function DropdownMenuTrigger(props: DropdownMenuTriggerProps) {
  return <Radix.Trigger {...props} />;
}

export interface DropdownMenuContentProps
  extends Omit<ComponentProps<typeof Radix.Content>, 'asChild' | 'side' | 'align'> {
  /** At which edge of the trigger it begins. Default `start`. */
  align?: 'start' | 'end';
}

/** The list of items, below the trigger or above it, where there is room. */
export function DropdownMenuContent({ align = 'start', className, ...props }: DropdownMenuContentProps) {
  const attributes = usePortalAttributes();
  return (
    <Radix.Portal>
      <Radix.Content
        align={align}
        sideOffset={8}
        collisionPadding={8}
        loop
        className={cx(contentVariants(), className)}
        {...attributes}
        {...props}
      />
    </Radix.Portal>
  );
}

export interface DropdownMenuItemProps
  extends Omit<ComponentProps<typeof Radix.Item>, 'asChild' | 'textValue' | 'onSelect'> {
  /** Makes it a link. */
  href?: string;
  /** It was chosen, by pointer or key. The menu closes. */
  onSelect?: () => void;
}

/** One thing that can be done, or with `href` a place to go to. */
export function DropdownMenuItem({ href, className, children, ...props }: DropdownMenuItemProps) {
  const Anchor = useLinkComponent();
  return (
    <Radix.Item asChild={href !== undefined} className={cx(itemVariants(), className)} {...props}>
      {href === undefined ? children : <Anchor href={href}>{children}</Anchor>}
    </Radix.Item>
  );
}
