'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, createContext, type ReactNode, type RefObject, use, useRef } from 'react';
import { useMergedRefs } from '../../internal/merge-refs.ts';
import { usePortalAttributes } from '../../internal/use-portal-attributes.ts';
import { useLinkComponent } from '../link/index.ts';

/* Nested corners: those of the items are smaller by what lies between. */
const contentVariants = cva(
  'lali:surface-raised lali:z-60 lali:max-h-(--radix-popper-available-height) lali:min-w-[max(12rem,var(--radix-popper-anchor-width))] lali:max-w-[min(22rem,calc(100vw-1rem))] lali:overflow-y-auto lali:overscroll-contain lali:rounded-[min(var(--lali-radius-control),1.25rem)] lali:border lali:border-line lali:p-1 lali:shadow-float lali:motion-safe:transition-[opacity,translate] lali:motion-safe:duration-quick lali:motion-safe:starting:-translate-y-1 lali:motion-safe:starting:opacity-0',
);

/* The item at hand is marked by a cell, which comes round and settles as a tile. */
const itemVariants = cva(
  'lali:focus-ring-inset lali:relative lali:flex lali:min-h-11 lali:w-full lali:cursor-pointer lali:select-none lali:items-center lali:rounded-[max(2px,calc(min(var(--lali-radius-control),1.25rem)-4px))] lali:py-2 lali:ps-7 lali:pe-4 lali:text-start lali:font-medium lali:text-[1rem] lali:text-text lali:leading-snug lali:no-underline lali:wrap-anywhere lali:before:absolute lali:before:start-3 lali:before:top-[calc(50%-3px)] lali:before:size-1.5 lali:before:scale-0 lali:before:rounded-full lali:before:bg-accent-text lali:before:transition-[scale,border-radius] lali:before:duration-calm lali:before:ease-grow lali:data-disabled:cursor-not-allowed lali:data-disabled:text-text-soft lali:data-disabled:opacity-60 lali:data-highlighted:bg-page lali:data-highlighted:before:scale-100 lali:data-highlighted:before:rounded-[1px] lali:motion-reduce:before:transition-none lali:forced-colors:before:forced-color-adjust-none lali:forced-colors:before:bg-[Highlight] lali:forced-colors:data-highlighted:outline lali:forced-colors:data-highlighted:outline-[Highlight]',
);

/** The trigger, from the Root of the menu. */
const TriggerContext = createContext<RefObject<HTMLButtonElement | null>>({ current: null });

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
  return (
    <TriggerContext value={useRef<HTMLButtonElement>(null)}>
      <Radix.Root modal={false} {...props} />
    </TriggerContext>
  );
}

export type DropdownMenuTriggerProps = ComponentProps<typeof Radix.Trigger>;

/** Opens the menu and gets the focus back. With `asChild` its one child does, a Button for instance. */
export function DropdownMenuTrigger({ ref, ...props }: DropdownMenuTriggerProps) {
  return <Radix.Trigger ref={useMergedRefs(use(TriggerContext), ref)} {...props} />;
}

export interface DropdownMenuContentProps
  extends Omit<ComponentProps<typeof Radix.Content>, 'asChild' | 'side' | 'align'> {
  /** At which edge of the trigger it begins. Default `start`. */
  align?: 'start' | 'end';
  /** Where the list is rendered. Default: the end of the document, with theme, path, brand and direction of the trigger. */
  container?: HTMLElement | null;
}

/** The list of items, below the trigger or above it, where there is room. */
export function DropdownMenuContent({ container, ...props }: DropdownMenuContentProps) {
  return (
    <Radix.Portal container={container}>
      <Panel {...props} />
    </Radix.Portal>
  );
}

function Panel({ align = 'start', className, ...props }: DropdownMenuContentProps) {
  const { attributes, scope } = usePortalAttributes(use(TriggerContext));
  return (
    <Radix.Content
      align={align}
      sideOffset={8}
      collisionPadding={8}
      loop
      className={cx(scope, contentVariants(), className)}
      {...attributes}
      {...props}
    />
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
