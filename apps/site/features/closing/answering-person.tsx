import { Avatar } from '@laliaflia/ui';
import type { ComponentProps } from 'react';
import { answering } from '../../content/closing.ts';

/** Who reads the message, small, beside a form. */
export function AnsweringPerson(props: ComponentProps<'div'>) {
  const { name, position, portrait } = answering.person;
  return (
    <div className="lali:flex lali:items-center lali:gap-4" {...props}>
      <Avatar name="" size={72} {...portrait} />
      <div className="lali:min-w-0 lali:wrap-anywhere">
        <p className="lali:font-semibold">{name}</p>
        <p className="lali:type-small">{position}</p>
      </div>
    </div>
  );
}
