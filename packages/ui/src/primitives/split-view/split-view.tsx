'use client';

import { Slot } from '@radix-ui/react-slot';
import { cva, cx } from 'class-variance-authority';
import {
  type ComponentProps,
  createContext,
  type RefObject,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useMergedRefs } from '../../internal/merge-refs.ts';
import { useEnhanced } from '../../internal/use-enhanced.ts';

const rootVariants = cva('lali:group/split lali:@container lali:min-w-0');

const gridVariants = cva('lali:grid lali:grid-cols-[minmax(0,1fr)]', {
  variants: {
    beside: {
      wide: 'lali:@4xl:grid-cols-[var(--lali-split-list,22rem)_minmax(0,1fr)]',
      medium: 'lali:@min-[50rem]:grid-cols-[var(--lali-split-list,22rem)_minmax(0,1fr)]',
    },
  },
});

const listVariants = cva('lali:min-w-0 lali:border-line', {
  variants: {
    beside: {
      wide: 'lali:@max-4xl:border-b lali:@max-4xl:group-data-enhanced/split:group-data-[state=open]/split:hidden lali:@4xl:sticky lali:@4xl:top-0 lali:@4xl:h-[var(--lali-split-height,100dvh)] lali:@4xl:overflow-y-auto lali:@4xl:overscroll-contain lali:@4xl:border-e',
      medium:
        'lali:@max-[50rem]:border-b lali:@max-[50rem]:group-data-enhanced/split:group-data-[state=open]/split:hidden lali:@min-[50rem]:sticky lali:@min-[50rem]:top-0 lali:@min-[50rem]:h-[var(--lali-split-height,100dvh)] lali:@min-[50rem]:overflow-y-auto lali:@min-[50rem]:overscroll-contain lali:@min-[50rem]:border-e',
    },
  },
});

const paneVariants = cva('lali:min-w-0 lali:outline-none', {
  variants: {
    beside: {
      wide: 'lali:@max-4xl:group-data-enhanced/split:group-data-[state=closed]/split:hidden',
      medium: 'lali:@max-[50rem]:group-data-enhanced/split:group-data-[state=closed]/split:hidden',
    },
  },
});

const backVariants = cva('', {
  variants: { beside: { wide: 'lali:@4xl:hidden', medium: 'lali:@min-[50rem]:hidden' } },
});

type Beside = 'wide' | 'medium';

interface SplitViewContextValue {
  open: boolean;
  beside: Beside;
  change: (open: boolean) => void;
  list: RefObject<HTMLDivElement | null>;
  pane: RefObject<HTMLDivElement | null>;
}

const SplitViewContext = createContext<SplitViewContextValue | null>(null);

export interface SplitViewRootProps extends ComponentProps<'div'> {
  /** Where there is room for one only: the pane shows instead of the list. Controlled; without it, it keeps its own state. */
  open?: boolean;
  /** The pane shows at first, where the state is its own. Default `false`. */
  defaultOpen?: boolean;
  /** The list or the pane asks to be shown instead of the other. */
  onOpenChange?: (open: boolean) => void;
  /** From which width of its own both show: `wide` is 56rem, `medium` 50rem, for a narrow list. Default `wide`. */
  beside?: Beside;
}

/** A list and what was chosen in it: side by side where there is room, else one instead of the other. */
export function SplitViewRoot({
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  beside = 'wide',
  className,
  children,
  ...props
}: SplitViewRootProps) {
  const [own, setOwn] = useState(defaultOpen);
  const open = openProp ?? own;
  const enhanced = useEnhanced();
  const list = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const left = useRef<Element | null>(null);
  const was = useRef(open);
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  useFocusFollows({ open, was, left, list, pane });
  return (
    <SplitViewContext value={{ open, beside, change, list, pane }}>
      <div
        data-state={open ? 'open' : 'closed'}
        data-enhanced={enhanced ? '' : undefined}
        className={cx(rootVariants(), className)}
        {...props}
      >
        <div className={gridVariants({ beside })}>{children}</div>
      </div>
    </SplitViewContext>
  );
}

interface FocusFollows extends Pick<SplitViewContextValue, 'open' | 'list' | 'pane'> {
  was: RefObject<boolean>;
  left: RefObject<Element | null>;
}

/** Where one replaces the other, the focus must not vanish with what it was in. */
function useFocusFollows({ open, was, left, list, pane }: FocusFollows) {
  useLayoutEffect(() => {
    if (was.current === open) return;
    was.current = open;
    const gone = open ? list.current : pane.current;
    if (gone === null || gone.checkVisibility?.() !== false) return;
    if (open) {
      left.current = gone.contains(document.activeElement) ? document.activeElement : null;
      pane.current?.focus({ preventScroll: true });
    } else if (left.current instanceof HTMLElement) left.current.focus();
  }, [open, was, left, list, pane]);
}

export type SplitViewListProps = ComponentProps<'div'>;

/** What is chosen from. Beside the pane it stands still, as high as the window or `--lali-split-height`, as wide as 22rem or `--lali-split-list`, and scrolls. */
export function SplitViewList({ className, ref, ...props }: SplitViewListProps) {
  const { list, beside } = useSplitView('List');
  return (
    <div ref={useMergedRefs(list, ref)} className={cx(listVariants({ beside }), className)} {...props} />
  );
}

export interface SplitViewPaneProps extends Omit<ComponentProps<'section'>, 'aria-label'> {
  /** What it shows: the name of its region. */
  label: string;
}

/** What was chosen. */
export function SplitViewPane({ label, className, ref, ...props }: SplitViewPaneProps) {
  const { pane, beside } = useSplitView('Pane');
  return (
    <section
      aria-label={label}
      tabIndex={-1}
      ref={useMergedRefs(pane, ref)}
      className={cx(paneVariants({ beside }), className)}
      {...props}
    />
  );
}

export interface SplitViewTriggerProps extends ComponentProps<'button'> {
  /** Its one child does it, a Button for instance. Default `false`. */
  asChild?: boolean;
}

/** Shows the pane; side by side it is there already. */
export function SplitViewTrigger(props: SplitViewTriggerProps) {
  return <Change to={true} owner="Trigger" {...props} />;
}

export type SplitViewBackProps = SplitViewTriggerProps;

/** Leads back to the list. Gone where both show. */
export function SplitViewBack({ className, ...props }: SplitViewBackProps) {
  const { beside } = useSplitView('Back');
  return <Change to={false} owner="Back" className={cx(backVariants({ beside }), className)} {...props} />;
}

function Change({
  to,
  owner,
  asChild = false,
  onClick,
  className,
  ...props
}: SplitViewTriggerProps & { to: boolean; owner: 'Trigger' | 'Back' }) {
  const { open, change } = useSplitView(owner);
  const Element = asChild ? Slot : 'button';
  return (
    <Element
      {...(asChild ? {} : { type: 'button' as const })}
      data-state={open ? 'open' : 'closed'}
      {...props}
      className={cx(className)}
      onClick={(event) => {
        onClick?.(event as React.MouseEvent<HTMLButtonElement>);
        if (!event.defaultPrevented) change(to);
      }}
    />
  );
}

function useSplitView(part: string): SplitViewContextValue {
  const context = useContext(SplitViewContext);
  if (context === null) {
    throw new Error(
      `SplitView.${part} has no SplitView.Root around it, so it cannot know what shows. Put it inside one.`,
    );
  }
  return context;
}
