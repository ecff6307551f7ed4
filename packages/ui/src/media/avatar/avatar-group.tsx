import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Avatar } from './avatar.tsx';

export interface AvatarGroupProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** In the order of the row. Each portrait grows from its seed. Default of a seed: the name. */
  people: readonly { name: string; seed?: number | string }[];
  /** Names the list: 'The five specialists'. */
  label: string;
  /** Edge length of each in px. Default 72. */
  size?: 44 | 72;
}

/** Several people in a row, where nothing but their number and their faces is said of them. */
export function AvatarGroup({ people, label, size = 72, className, ...rest }: AvatarGroupProps) {
  return (
    <ul
      aria-label={label}
      className={cx('lali:flex lali:flex-wrap lali:gap-y-2 lali:ps-3', className)}
      {...rest}
    >
      {people.map(({ name, seed = name }) => (
        <li key={name} className="lali:-ms-3 lali:flex lali:rounded-full lali:border-2 lali:border-page">
          <Avatar name={name} seed={seed} size={size} />
        </li>
      ))}
    </ul>
  );
}
