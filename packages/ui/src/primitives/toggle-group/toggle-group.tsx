'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';

const rootVariants = cva(
  'lali:inline-flex lali:w-fit lali:max-w-full lali:flex-wrap lali:rounded-control lali:text-text lali:outline lali:outline-1 lali:-outline-offset-1 lali:outline-control',
);

/* The chosen one is a tile within the frame, with the corners that are left of it. */
const itemVariants = cva(
  'lali:relative lali:grid lali:min-h-11 lali:min-w-11 lali:max-w-full lali:cursor-pointer lali:place-content-center lali:text-text-soft lali:transition-colors lali:duration-quick lali:before:absolute lali:before:inset-1 lali:before:rounded-[max(2px,calc(var(--lali-radius-control)-4px))] lali:hover:text-text lali:has-checked:text-page lali:has-checked:before:bg-text lali:has-checked:forced-colors:text-[HighlightText] lali:has-checked:forced-colors:before:bg-[Highlight] lali:has-checked:forced-colors:before:forced-color-adjust-none lali:motion-reduce:transition-none',
);

interface Group {
  name: string;
  value: string;
  onValueChange: (value: string) => void;
}

const GroupContext = createContext<Group | null>(null);

export interface ToggleGroupRootProps<Value extends string = string>
  extends Omit<ComponentProps<'div'>, 'onChange' | 'role' | 'aria-label'> {
  /** What is chosen here: the name of the group. */
  label: string;
  /** The chosen value. */
  value: Value;
  /** The value of the item that was chosen; the caller's own values. */
  onValueChange: (value: Value) => void;
  /** Name of the value in a form. Default: it is not part of one. */
  name?: string;
  /** Items. */
  children: ReactNode;
}

/** One of a few, each a press away: what a thing is looked at with. */
export function ToggleGroupRoot<Value extends string = string>({
  label,
  value,
  onValueChange,
  name,
  className,
  ...props
}: ToggleGroupRootProps<Value>) {
  const own = useId();
  return (
    <GroupContext
      value={{ name: name ?? own, value, onValueChange: onValueChange as Group['onValueChange'] }}
    >
      <div
        role="radiogroup"
        aria-label={label}
        data-value={value}
        className={cx(rootVariants(), className)}
        {...props}
      />
    </GroupContext>
  );
}

export interface ToggleGroupItemProps extends Omit<ComponentProps<'label'>, 'children'> {
  /** Its value in the group. */
  value: string;
  /** Its name: in sight, or that of its icon. */
  label: string;
  /** Shown in place of the label, which stays in the text, unseen, and is its title. */
  icon?: ReactNode;
}

/** One of the choices, a radio button of the browser's own. */
export function ToggleGroupItem({ value, label, icon, className, ...props }: ToggleGroupItemProps) {
  const group = use(GroupContext);
  if (!group)
    throw new Error(
      'ToggleGroup.Item: it stands outside a ToggleGroup.Root, so there is nothing it could choose. Put it into one.',
    );
  return (
    <label
      title={icon ? label : undefined}
      data-chosen={group.value === value ? '' : undefined}
      className={cx(itemVariants(), className)}
      {...props}
    >
      <input
        type="radio"
        name={group.name}
        value={value}
        checked={group.value === value}
        onChange={() => group.onValueChange(value)}
        className="lali:focus-ring lali:absolute lali:inset-0 lali:z-10 lali:m-0 lali:size-full lali:cursor-pointer lali:appearance-none lali:rounded-control"
      />
      <span className="lali:relative lali:min-w-0 lali:wrap-anywhere">
        {icon ? (
          <>
            {icon}
            <VisuallyHidden>{label}</VisuallyHidden>
          </>
        ) : (
          <span className="lali:block lali:px-4 lali:py-2 lali:font-medium lali:text-[0.9375rem] lali:leading-tight">
            {label}
          </span>
        )}
      </span>
    </label>
  );
}
