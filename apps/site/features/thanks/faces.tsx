import { Avatar, AvatarGroup } from '@laliaflia/ui';
import type { ComponentProps } from 'react';
import { answering } from '../../content/closing.ts';
import { group } from '../../content/pages/team.ts';

type Rest = Pick<ComponentProps<'span'>, 'className'> & { 'data-static'?: string };

/** Who reads the message, on a light ground: the shirt has the colour of the band. */
export function AnsweringFace(rest: Rest) {
  return (
    <span className="lali:block lali:[color-scheme:light]" {...rest}>
      <Avatar {...answering.person.portrait} name="" size="full" shape="card" />
    </span>
  );
}

export function GroupFaces(rest: Rest) {
  return <AvatarGroup look="standing" {...group} {...rest} />;
}
