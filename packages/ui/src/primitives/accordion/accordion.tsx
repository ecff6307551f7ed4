'use client';

import * as Radix from '@radix-ui/react-accordion';
import { cva, cx } from 'class-variance-authority';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useMergedRefs } from '../../internal/merge-refs.ts';
import { ChevronIcon } from '../icons/index.ts';

const accordionRootVariants = cva('lali:border-line lali:border-b lali:text-text');

const accordionItemVariants = cva('lali:group/item lali:border-line lali:border-t');

const accordionTriggerVariants = cva(
  'lali:focus-ring lali:flex lali:min-h-16 lali:w-full lali:cursor-pointer lali:list-none lali:items-center lali:justify-between lali:gap-6 lali:rounded-[6px] lali:py-4 lali:text-start lali:transition-colors lali:duration-quick lali:hover:text-accent-text lali:motion-reduce:transition-none lali:[&::-webkit-details-marker]:hidden',
);

const accordionContentVariants = cva(
  'lali:type-body lali:max-w-[68ch] lali:pe-11 lali:pt-2 lali:pb-6 lali:text-text-soft lali:wrap-anywhere',
);

type HeadingLevel = 2 | 3 | 4;

interface AccordionContextValue {
  open: readonly string[];
  change: (value: string, open: boolean) => void;
  /** The name shared by items of which only one may be open; the browser enforces this before scripts run. */
  name: string | undefined;
  headingLevel: HeadingLevel;
}

const AccordionContext = createContext<AccordionContextValue | null>(null);
const ItemContext = createContext<string | null>(null);

export interface AccordionRootProps
  extends Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'dir' | 'value'> {
  /** Several items may be open at a time. Default false: opening one closes the other. */
  multiple?: boolean;
  /** The open items. Controlled; without it the accordion keeps its own state. */
  value?: readonly string[];
  /** The items that are open at first. Default none. */
  defaultValue?: readonly string[];
  /** The open items after one was opened or closed, by a visitor or by the browser's find-in-page. */
  onValueChange?: (open: string[]) => void;
  /** Level of the items' headings, by what stands above. Default 3. */
  headingLevel?: HeadingLevel;
}

/**
 * Items that open one below the other. Each is a `<details>`, so it opens before any script runs and when the browser
 * finds a word inside; Radix adds the arrow keys and the names.
 */
export function AccordionRoot({
  multiple = false,
  value,
  defaultValue = [],
  onValueChange,
  headingLevel = 3,
  className,
  ...props
}: AccordionRootProps) {
  const [own, setOwn] = useState<readonly string[]>(defaultValue);
  const name = useId();
  const open = value ?? own;
  const change = (item: string, opens: boolean) => {
    if (open.includes(item) === opens) return;
    const others = open.filter((each) => each !== item);
    const next = opens ? [...(multiple ? others : []), item] : others;
    setOwn(next);
    onValueChange?.(next);
  };
  return (
    <AccordionContext value={{ open, change, name: multiple ? undefined : name, headingLevel }}>
      <Radix.Root
        type="multiple"
        value={[...open]}
        className={cx(accordionRootVariants(), className)}
        {...props}
      />
    </AccordionContext>
  );
}

export interface AccordionItemProps extends Omit<ComponentProps<'details'>, 'open' | 'name'> {
  /** The identifier of the item. */
  value: string;
}

/** One `<details>`: a Trigger, and the Content that it opens. */
export function AccordionItem({ value, className, ref, children, onToggle, ...props }: AccordionItemProps) {
  const { open, change, name } = useAccordion('Item');
  const element = useRef<HTMLDetailsElement>(null);
  const merged = useMergedRefs(ref, element);
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  // What a visitor opened or closed before scripts ran stays as it is.
  useEffect(() => {
    if (element.current) latest.current(value, element.current.open);
  }, [value]);
  return (
    <ItemContext value={value}>
      <Radix.Item value={value} asChild>
        <details
          className={cx('lali-accordion-item', accordionItemVariants(), className)}
          {...props}
          ref={merged}
          name={name}
          open={open.includes(value)}
          suppressHydrationWarning
          onToggle={(event) => {
            onToggle?.(event);
            // The browser opens an item by itself when a search in the page finds something in it.
            if (event.target === event.currentTarget) change(value, event.currentTarget.open);
          }}
        >
          {children}
        </details>
      </Radix.Item>
    </ItemContext>
  );
}

export interface AccordionTriggerProps extends ComponentProps<'summary'> {
  /** The question or the topic: words only, as it is one control. */
  children: ReactNode;
}

/** The line that opens the item: a heading and a chevron. */
export function AccordionTrigger({ className, children, onClick, ...props }: AccordionTriggerProps) {
  const { open, change, headingLevel } = useAccordion('Trigger');
  const item = useContext(ItemContext);
  const Heading = `h${headingLevel}` as const;
  return (
    // A native summary announces its state itself, so Radix's button attributes are removed.
    <Radix.Trigger asChild type={undefined} aria-expanded={undefined} aria-controls={undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is operable by nature. */}
      <summary
        className={cx(accordionTriggerVariants(), className)}
        {...props}
        onClick={(event) => {
          onClick?.(event);
          if (event.defaultPrevented || item === null) return;
          event.preventDefault();
          change(item, !open.includes(item));
        }}
      >
        <Heading className="lali:min-w-0 lali:font-semibold lali:text-[1.1875rem] lali:leading-snug lali:text-pretty lali:wrap-anywhere">
          {children}
        </Heading>
        <ChevronIcon
          width={16}
          viewBox="2.4 0 19.2 24"
          className="lali:shrink-0 lali:transition-transform lali:duration-calm lali:ease-grow lali:group-open/item:rotate-180 lali:motion-reduce:transition-none"
        />
      </summary>
    </Radix.Trigger>
  );
}

export type AccordionContentProps = ComponentProps<'div'>;

/** In the document at all times, so that search engines, readers without scripts and find-in-page reach it. */
export function AccordionContent({ className, ...props }: AccordionContentProps) {
  return (
    <Radix.Content
      forceMount
      className={cx(accordionContentVariants(), className)}
      {...props}
      hidden={undefined}
    />
  );
}

function useAccordion(part: string): AccordionContextValue {
  const context = useContext(AccordionContext);
  if (context === null) {
    throw new Error(`Accordion.${part} has no Accordion.Root around it. Put it inside one.`);
  }
  return context;
}
