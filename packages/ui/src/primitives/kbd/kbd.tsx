import { cx } from 'class-variance-authority';
import { type ComponentProps, Fragment, type ReactNode } from 'react';

interface KbdKey {
  /** The name of one key, as it is printed on the keyboard. */
  children: ReactNode;
  keys?: never;
}

interface KbdCombination {
  /** The names of keys that are held together, the last one pressed last; each once. */
  keys: readonly [string, string, ...string[]];
  children?: never;
}

export type KbdProps = Omit<ComponentProps<'kbd'>, 'children'> & (KbdKey | KbdCombination);

/** A key of the keyboard, or several that are pressed together. */
export function Kbd({ keys, className, children, ...props }: KbdProps) {
  if (keys === undefined)
    return (
      <kbd className={cx('lali-kbd', className)} {...props}>
        {children}
      </kbd>
    );
  return (
    <kbd data-combination="" className={cx('lali-kbd-combination', className)} {...props}>
      {keys.map((key, place) => (
        <Fragment key={key}>
          {place > 0 && '+'}
          <kbd className="lali-kbd">{key}</kbd>
        </Fragment>
      ))}
    </kbd>
  );
}
