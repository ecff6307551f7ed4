import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Avatar } from './avatar.tsx';

const groupVariants = cva('', {
  variants: {
    look: {
      discs: 'lali:flex lali:flex-wrap lali:gap-y-2 lali:ps-2.5',
      standing:
        'lali:overflow-clip lali:rounded-t-card lali:bg-[color-mix(in_oklab,var(--lali-color-page),var(--lali-color-line)_40%)] lali:[color-scheme:light] lali:grid lali:grid-cols-3 lali:@2xl:auto-cols-fr lali:@2xl:grid-flow-col lali:@2xl:grid-cols-none',
    },
  },
});

export interface AvatarGroupProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** In the order of the row. Each portrait grows from its seed. Default of a seed: the name. */
  people: readonly { name: string; seed?: number | string }[];
  /** Names the list: 'The five specialists'. */
  label: string;
  /** `standing`: busts in a row as wide as its place, as in a photograph of a group. Default `discs`. */
  look?: 'discs' | 'standing';
  /** Edge length of each disc in px. Default 72. */
  size?: 44 | 72;
}

/** Several people in a row, where nothing but their number and their faces is said of them. */
export function AvatarGroup({
  people,
  label,
  look = 'discs',
  size = 72,
  className,
  ...rest
}: AvatarGroupProps) {
  return (
    <ul aria-label={label} className={cx(groupVariants({ look }), className)} {...rest}>
      {people.map(({ name, seed = name }) =>
        look === 'standing' ? (
          // Each row stands on its own line; below the last one it is that of the page.
          <li
            key={name}
            className="lali:-mb-px lali:flex lali:min-w-0 lali:border-b lali:border-line lali:pt-6"
          >
            <Avatar name={name} seed={seed} size="full" shape="bare" />
          </li>
        ) : (
          <li key={name} className="lali:-ms-3 lali:flex lali:rounded-full lali:border-2 lali:border-page">
            <Avatar name={name} seed={seed} size={size} />
          </li>
        ),
      )}
    </ul>
  );
}
