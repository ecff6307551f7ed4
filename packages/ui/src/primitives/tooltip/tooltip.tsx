'use client';

import { Slot } from '@radix-ui/react-slot';
import * as Radix from '@radix-ui/react-tooltip';
import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactElement, type RefObject, useRef } from 'react';
import { measures } from '../../internal/layout.ts';
import { usePortalAttributes } from '../../internal/use-portal-attributes.ts';

const tooltipVariants = cva(
  'lali:type-small lali:z-70 lali:max-w-[min(18rem,calc(100vw-1rem))] lali:rounded-[min(var(--lali-radius-control),1rem)] lali:border lali:border-transparent lali:bg-text lali:px-3 lali:py-1.5 lali:text-page lali:leading-snug lali:wrap-anywhere lali:motion-safe:transition-[opacity,scale] lali:motion-safe:duration-quick lali:motion-safe:starting:scale-95 lali:motion-safe:starting:opacity-0',
);

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'children' | 'role' | 'dir' | 'lang'> {
  /** A few words. They say the name of the control, unless `describes` is set. */
  text: string;
  /**
   * The text says more than the name of the control, so it is read after it. By default it is that name, and a screen
   * reader has said it already.
   */
  describes?: boolean;
  /** The control: one element that takes a ref, an IconButton for instance. */
  children: ReactElement;
  /** Above or below, where there is room. Default `top`. */
  side?: 'top' | 'bottom';
  /** Where it is rendered. Default: the end of the document, with theme, path, brand and direction of the control. */
  container?: HTMLElement | null;
  /** Controlled state; without it the tooltip keeps its own. */
  open?: boolean;
  /** Open at first, where the tooltip keeps its own state. Default `false`. */
  defaultOpen?: boolean;
  /** It asks to be opened or closed: pointer, focus, Escape. */
  onOpenChange?: (open: boolean) => void;
}

/** Shows the name of a control that is only a sign, while it is pointed at or has the focus. Nothing on touch. */
export function Tooltip({
  text,
  describes = false,
  children,
  container,
  open,
  defaultOpen = false,
  onOpenChange,
  ...props
}: TooltipProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root
        defaultOpen={defaultOpen}
        {...(open !== undefined && { open })}
        {...(onOpenChange && { onOpenChange })}
      >
        <Radix.Trigger ref={trigger} asChild>
          {describes ? children : <Undescribed>{children}</Undescribed>}
        </Radix.Trigger>
        <Radix.Portal container={container}>
          <Bubble trigger={trigger} {...props}>
            {text}
          </Bubble>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

interface BubbleProps extends Omit<ComponentProps<'div'>, 'dir' | 'lang'>, Pick<TooltipProps, 'side'> {
  trigger: RefObject<Element | null>;
}

function Bubble({ trigger, side = 'top', className, children, ...props }: BubbleProps) {
  const { attributes, scope } = usePortalAttributes(trigger);
  return (
    <Radix.Content
      side={side}
      sideOffset={5}
      collisionPadding={8}
      className={cx(scope, tooltipVariants(), className)}
      {...attributes}
      {...props}
    >
      {children}
      {/* A cell on the way to its control. Radix measures it. */}
      {measures() && (
        <Radix.Arrow asChild width={7} height={10}>
          <svg
            viewBox="0 0 7 10"
            aria-hidden="true"
            className="lali:fill-text lali:forced-colors:fill-[CanvasText]"
          >
            <circle cx="3.5" cy="5.5" r="3" />
          </svg>
        </Radix.Arrow>
      )}
    </Radix.Content>
  );
}

/** Radix describes every control by its tooltip; this one is named by it, and has its own name already. */
function Undescribed({ 'aria-describedby': _, ...props }: ComponentProps<typeof Slot>) {
  return <Slot {...props} />;
}
