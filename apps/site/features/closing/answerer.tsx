import { Avatar } from '@laliaflia/ui';
import { answering } from '../../content/closing.ts';

/** Who reads the message, small, beside a form. */
export function Answerer() {
  const { name, position, portrait } = answering.person;
  return (
    <div className="lali:flex lali:items-center lali:gap-4">
      <Avatar name="" size={72} {...portrait} />
      <div className="lali:min-w-0 lali:wrap-anywhere">
        <p className="lali:font-semibold">{name}</p>
        <p className="lali:type-small">{position}</p>
      </div>
    </div>
  );
}
