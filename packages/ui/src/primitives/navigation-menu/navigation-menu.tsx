'use client';
import * as Radix from '@radix-ui/react-navigation-menu';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useId, useMemo, useRef } from 'react';
import { useWords } from '../../internal/i18n/i18n-context.ts';
import { useMergedRefs } from '../../internal/merge-refs.ts';
import { navigationMenu } from '../../messages/en.ts';
import { moveFocus } from './dom.ts';
import {
  ItemContext,
  NavigationMenuContext,
  panelId,
  useItem,
  useNavigationMenu,
} from './navigation-menu.context.ts';
import { useMenu } from './use-menu.ts';

/*
 * Radix sets `dir="ltr"` on the bar and its list whatever the document says. `undefined` on the element that it
 * merges into takes the attribute away again, and the document's direction reaches the menu.
 */
const inheritDirection = { dir: undefined } as object;

export type NavigationMenuRootProps = Omit<ComponentProps<'nav'>, 'defaultValue' | 'dir' | 'onChange'> & {
  /** Name of the landmark. Default: "Main". */
  label?: string;
  /** The id of the item that is open at first. Default: none. */
  defaultValue?: string;
  /** When this changes (the current path, say), everything closes. */
  closeKey?: string;
  /** Called with the id of the item that opened, or '' when all are closed. */
  onValueChange?: (value: string) => void;
};

/** The bar: a landmark that holds one list. `data-state`, `data-enhanced` once its script runs. */
export function Root({
  label,
  defaultValue = '',
  closeKey,
  onValueChange,
  className,
  children,
  ref,
  onPointerMove,
  onPointerLeave,
  onBlur,
  onClick,
  ...rest
}: NavigationMenuRootProps) {
  const words = useWords('navigationMenu', navigationMenu);
  const rootRef = useRef<HTMLElement | null>(null);
  const mergedRef = useMergedRefs(rootRef, ref);
  const baseId = useId();
  const { state, enhanced, intent, enter, rootProps } = useMenu({
    rootRef,
    defaultValue,
    closeKey,
    onValueChange,
  });
  const context = useMemo(() => ({ ...state, baseId, enhanced, enter }), [state, baseId, enhanced, enter]);

  return (
    <NavigationMenuContext value={context}>
      <Radix.Root
        asChild
        activationMode="manual"
        value={state.value}
        // Radix reports a click on the open trigger as '': the press decides what it means.
        onValueChange={(next) => intent.press(next || state.value)}
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: hears the clicks of the links inside, keys included */}
        <nav
          aria-label={label ?? words.label}
          {...rest}
          {...inheritDirection}
          ref={mergedRef}
          data-nav-root=""
          data-state={state.value === '' ? 'closed' : 'open'}
          data-enhanced={enhanced ? '' : undefined}
          className={cx('lali-nav-root', className)}
          onPointerMove={both(onPointerMove, rootProps.onPointerMove)}
          onPointerLeave={both(onPointerLeave, rootProps.onPointerLeave)}
          onBlur={both(onBlur, rootProps.onBlur)}
          onClick={both(onClick, rootProps.onClick)}
        >
          {children}
        </nav>
      </Radix.Root>
    </NavigationMenuContext>
  );
}

function both<E>(first: ((event: E) => void) | undefined, second: (event: E) => void) {
  return (event: E) => {
    first?.(event);
    second(event);
  };
}

/** The groups of the menu, as a list of Items. */
export function List({ className, ...rest }: Omit<ComponentProps<'ul'>, 'dir'>) {
  return <Radix.List {...rest} {...inheritDirection} className={cx('lali-nav-list', className)} />;
}

export type NavigationMenuItemProps = Omit<ComponentProps<'li'>, 'value'> & {
  /** Names the item; unique in its menu. */
  id: string;
};

/** One group of the bar: a Trigger, a Summary for narrow windows, and the Panel that both open. */
export function Item({ id, className, ...rest }: NavigationMenuItemProps) {
  return (
    <ItemContext value={id}>
      <Radix.Item {...rest} value={id} data-nav-item={id} className={cx('lali-nav-item', className)} />
    </ItemContext>
  );
}

export type NavigationMenuTriggerProps = ComponentProps<'button'> & {
  /** The current page belongs to this group. */
  active?: boolean;
};

/** Opens its panel on wide windows: by hover, click, Enter, Space and arrow down. */
export function Trigger({ active = false, className, onKeyDown, ...rest }: NavigationMenuTriggerProps) {
  const { baseId, enter } = useNavigationMenu('Trigger');
  const id = useItem('Trigger');
  return (
    <Radix.Trigger
      type="button"
      {...rest}
      aria-controls={panelId(baseId, id)}
      aria-current={active ? 'true' : undefined}
      data-nav-trigger={id}
      data-active={active ? '' : undefined}
      className={cx('lali-nav-trigger', className)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.defaultPrevented) return;
        if (event.key === 'ArrowDown') enter(id);
        else if (!moveAlongBar(event.currentTarget, event.key)) return;
        // Radix would move to the next trigger on arrow down, and knows one direction of writing only.
        event.preventDefault();
      }}
    />
  );
}

function moveAlongBar(trigger: HTMLElement, key: string): boolean {
  const all = [
    ...(trigger.closest('[data-nav-root]')?.querySelectorAll<HTMLElement>('[data-nav-trigger]') ?? []),
  ];
  const forward = getComputedStyle(trigger).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  const index = all.indexOf(trigger);
  if (key === forward) all[index + 1]?.focus();
  else if (key === backward) all[index - 1]?.focus();
  else if (key === 'Home') all[0]?.focus();
  else if (key === 'End') all.at(-1)?.focus();
  else return key === 'ArrowUp';
  return true;
}

export type NavigationMenuSummaryProps = Omit<ComponentProps<'details'>, 'open'> & {
  /** The current page belongs to this group: the section starts open. */
  active?: boolean;
  /** Class name of the `summary` that is pressed; `className` goes to the `details` around it. */
  summaryClassName?: string;
};

/**
 * Opens its panel on narrow windows. Native details, so that a tap works before any script does; the panel follows
 * it as a sibling, which lets one markup serve both widths.
 */
export function Summary({
  active = false,
  className,
  summaryClassName,
  children,
  onToggle,
  ...rest
}: NavigationMenuSummaryProps) {
  const { baseId } = useNavigationMenu('Summary');
  const id = useItem('Summary');
  return (
    // A tap before hydration leaves `open` in the document: it stays.
    // The shared name lets one section be open at a time, in the browser's own doing.
    <details
      {...rest}
      open={active}
      name={baseId}
      suppressHydrationWarning
      data-nav-summary=""
      className={cx('lali-nav-summary', className)}
      onToggle={(event) => {
        onToggle?.(event);
        if (event.currentTarget.open) keepInSight(event.currentTarget);
      }}
    >
      <summary
        aria-controls={panelId(baseId, id)}
        aria-current={active ? 'true' : undefined}
        className={cx(summaryClassName)}
      >
        {children}
      </summary>
    </details>
  );
}

/** The section above folds as this one opens, so its heading may have left the sheet, or stand at the very bottom. */
function keepInSight(section: HTMLElement) {
  const list = section.closest('[data-nav-root]');
  if (list === null || section.getClientRects().length === 0) return;
  const frame = list.getBoundingClientRect();
  const top = section.getBoundingClientRect().top - frame.top;
  if (top < 0 || top > frame.height / 2) list.scrollBy({ top });
}

/** What an item opens. Always in the document; `data-state`, and `data-motion` while it changes place with another. */
export function Panel({ className, onKeyDown, ...rest }: ComponentProps<'div'>) {
  const { baseId, value, previous, towards } = useNavigationMenu('Panel');
  const id = useItem('Panel');
  const open = value === id;
  const changes = value !== '' && previous !== '';
  const side = open === (towards === 1) ? 'end' : 'start';
  const motion = changes && (open || previous === id) ? `${open ? 'from' : 'to'}-${side}` : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the arrow keys of the links inside
    <div
      {...rest}
      id={panelId(baseId, id)}
      data-nav-panel={id}
      data-state={open ? 'open' : 'closed'}
      data-motion={motion}
      className={cx('lali-nav-panel', className)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (!event.defaultPrevented && moveFocus(event.currentTarget, event.key)) event.preventDefault();
      }}
    />
  );
}
