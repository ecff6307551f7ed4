import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Avatar } from './avatar.tsx';

const groupVariants = cva('', {
  variants: {
    look: {
      discs: 'lali:flex lali:flex-wrap lali:gap-y-2 lali:ps-2.5',
      // Heads of one size: two rows in a narrow place, one in a wide one.
      standing: 'lali:mx-[calc(50%-50cqi)] lali:grid lali:grid-cols-3 lali:@2xl:flex',
    },
  },
});

const personVariants = cva('lali:flex', {
  variants: {
    look: {
      discs: 'lali:-ms-3 lali:rounded-full lali:border-2 lali:border-page',
      standing: 'lali:min-w-0 lali:flex-1',
    },
  },
});

export interface AvatarGroupProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /**
   * In the order of the row. Each portrait grows from its seed. Default of a seed: the name. Who is `turned` looks to the
   * other side than the seed says, such as from the start of the row to the others.
   */
  people: readonly { name: string; seed?: number | string; turned?: boolean }[];
  /** Names the list: 'The five specialists'. */
  label: string;
  /**
   * `standing`: portraits edge to edge from one border of the container to the other: the opening of a page. Default `discs`.
   */
  look?: 'discs' | 'standing';
  /** Edge length of each disc in px. Default 72. */
  size?: 44 | 72;
}

/* Of the drawing alone: a mirrored ground would leave a hairline beside its neighbour's. */
const mirrored = 'lali:[&_svg]:-scale-x-100';

/** No corners or lines of their own between neighbours. */
const edgeToEdge = { borderRadius: 0, outline: 'none' };

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
      {people.map(({ name, seed = name, turned = false }) => (
        <li
          key={name}
          data-turned={turned ? '' : undefined}
          className={cx(personVariants({ look }), turned && mirrored)}
        >
          {look === 'standing' ? (
            <Avatar name={name} seed={seed} size="full" shape="card" style={edgeToEdge} />
          ) : (
            <Avatar name={name} seed={seed} size={size} />
          )}
        </li>
      ))}
    </ul>
  );
}
