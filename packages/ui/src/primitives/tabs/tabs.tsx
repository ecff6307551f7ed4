'use client';

import * as Radix from '@radix-ui/react-tabs';
import { cva, cx } from 'class-variance-authority';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useMergedRefs } from '../../internal/merge-refs.ts';
import { useEnhanced } from '../../internal/use-enhanced.ts';

const tabsListVariants = cva(
  'lali:flex lali:max-w-full lali:gap-x-2 lali:overflow-x-auto lali:border-line lali:border-b lali:[scrollbar-width:thin] lali:print:hidden',
);

/* Below each tab lies a cell. That of the chosen tab has grown into a bar, with the corners of the path. */
const tabVariants = cva(
  'lali:focus-ring-inset lali:relative lali:flex lali:min-h-12 lali:max-w-full lali:shrink-0 lali:cursor-pointer lali:select-none lali:items-center lali:rounded-[6px] lali:px-2 lali:pt-1.5 lali:pb-3 lali:font-semibold lali:text-[1.0625rem] lali:text-text-soft lali:leading-snug lali:no-underline lali:transition-colors lali:duration-quick lali:[-webkit-tap-highlight-color:transparent] lali:wrap-anywhere lali:after:absolute lali:after:start-[calc(50%-3px)] lali:after:bottom-[3px] lali:after:size-1.5 lali:after:rounded-full lali:after:bg-control lali:after:opacity-0 lali:after:transition-[inset,width,border-radius,opacity] lali:after:duration-calm lali:after:ease-grow lali:hover:text-text lali:hover:after:opacity-100 lali:aria-selected:text-text lali:aria-selected:after:start-2 lali:aria-selected:after:bottom-0 lali:aria-selected:after:h-1 lali:aria-selected:after:w-[calc(100%-1rem)] lali:aria-selected:after:rounded-t-[min(4px,calc(var(--lali-radius-control)/4))] lali:aria-selected:after:rounded-b-none lali:aria-selected:after:bg-accent-text lali:aria-selected:after:opacity-100 lali:motion-reduce:transition-none lali:motion-reduce:after:transition-none lali:forced-colors:aria-selected:after:bg-[Highlight] lali:forced-colors:after:forced-color-adjust-none',
);

const tabsPanelVariants = cva(
  'lali:focus-ring lali:min-w-0 lali:scroll-mt-24 lali:rounded-[6px] lali:px-2 lali:pt-6',
);

interface TabsContextValue {
  id: string;
  enhanced: boolean;
  choose: (value: string) => void;
}

const TabsContext = createContext<TabsContextValue | null>(null);

interface RootProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'dir'> {
  /** What was chosen, by pointer or arrow key. */
  onValueChange?: (value: string) => void;
  /** A List, and a Panel for each of its tabs. */
  children: ReactNode;
}

export type TabsRootProps = RootProps &
  (
    | {
        /** The chosen tab. Controlled; without it the tabs keep their own state. */
        value: string;
        defaultValue?: never;
      }
    | {
        value?: never;
        /** The tab that is chosen at first. */
        defaultValue: string;
      }
  );

/**
 * Panels of which one shows, and the tabs that choose it. Before scripts each tab is a link to its panel, and the
 * browser shows the one that the address names.
 */
export function TabsRoot({
  value,
  defaultValue,
  onValueChange,
  className,
  children,
  ref,
  onFocus,
  ...props
}: TabsRootProps) {
  const [own, setOwn] = useState(defaultValue ?? '');
  const [dir, setDir] = useState<'ltr' | 'rtl'>('ltr');
  const id = useId();
  const enhanced = useEnhanced();
  const root = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs(root, ref);
  const chosen = value ?? own;
  const change = (next: string) => {
    setOwn(next);
    onValueChange?.(next);
  };
  const choose = (next: string) => {
    if (next !== chosen) change(next);
  };
  const first = useRef(change);
  // What was chosen before scripts ran stays chosen.
  useLayoutEffect(() => {
    const panel = root.current?.querySelector<HTMLElement>('[data-tabs-panel]:target');
    if (panel?.parentElement === root.current && panel?.dataset.value) first.current(panel.dataset.value);
  }, []);
  return (
    <TabsContext value={{ id, enhanced, choose }}>
      <Radix.Root asChild dir={dir} value={chosen} onValueChange={change}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only looks where the focus arrives */}
        <div
          {...props}
          // Radix would write a direction on it whatever stands around: it is only told, by the time a key is pressed.
          dir={undefined}
          ref={merged}
          data-value={chosen}
          data-enhanced={enhanced ? '' : undefined}
          className={cx('lali-tabs lali:min-w-0', className)}
          onFocus={(event) => {
            onFocus?.(event);
            setDir(getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr');
          }}
        >
          {children}
        </div>
      </Radix.Root>
    </TabsContext>
  );
}

export interface TabsListProps extends Omit<ComponentProps<'div'>, 'dir' | 'role'> {
  /** What is chosen here: the name of the group, not visible. */
  label: string;
}

/** The row of tabs. What does not fit scrolls. */
export function TabsList({ label, className, ...props }: TabsListProps) {
  const { enhanced } = useTabs('List');
  return (
    <Radix.List
      {...props}
      {...(!enhanced && { role: 'group', 'aria-orientation': undefined })}
      aria-label={label}
      className={cx(tabsListVariants(), className)}
    />
  );
}

export interface TabProps extends Omit<ComponentProps<'a'>, 'href' | 'role' | 'id'> {
  /** Names the tab and its panel: letters, digits and hyphens. */
  value: string;
  /** In one to three words, what its panel shows. */
  children: ReactNode;
}

/** Chooses its panel: a tab, and before scripts a link. */
export function Tab({ value, className, onKeyDown, onClick, children, ...props }: TabProps) {
  const { id, enhanced, choose } = useTabs('Tab');
  return (
    <Radix.Trigger
      asChild
      value={value}
      type={undefined}
      {...(enhanced
        ? { 'aria-controls': panelId(id, value) }
        : { role: undefined, 'aria-selected': undefined, 'aria-controls': undefined })}
    >
      <a
        {...props}
        {...(!enhanced && { tabIndex: 0 })}
        href={`#${panelId(id, value)}`}
        draggable={false}
        className={cx(tabVariants(), className)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          // A link lets it scroll the page. The tab is chosen already: it has the focus.
          if (event.key === ' ') event.preventDefault();
        }}
        onClick={(event) => {
          onClick?.(event);
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          // The address stays as it is. Radix has chosen the panel as the press began, if scripts ran by then.
          event.preventDefault();
          choose(value);
        }}
      >
        {children}
      </a>
    </Radix.Trigger>
  );
}

export interface TabsPanelProps extends Omit<ComponentProps<'div'>, 'role' | 'id'> {
  /** The tab that shows it. */
  value: string;
}

/** What a tab shows. Those that do not show are in the document all the same, and on paper all of them are printed. */
export function TabsPanel({ value, className, ...props }: TabsPanelProps) {
  const { id, enhanced } = useTabs('Panel');
  return (
    <Radix.Content
      forceMount
      {...props}
      {...(!enhanced && { role: undefined, 'aria-labelledby': undefined, tabIndex: undefined })}
      value={value}
      id={panelId(id, value)}
      data-tabs-panel=""
      data-value={value}
      className={cx('lali-tabs-panel', tabsPanelVariants(), className)}
    />
  );
}

const panelId = (id: string, value: string) => `${id}-${value}`;

function useTabs(part: string): TabsContextValue {
  const context = useContext(TabsContext);
  if (context === null) {
    throw new Error(
      `Tabs.${part} has no Tabs.Root around it, so it cannot know what is chosen. Put it inside one.`,
    );
  }
  return context;
}
