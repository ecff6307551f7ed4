import { Avatar, Link } from '@laliaflia/ui';
import type { ComponentProps } from 'react';
import { writer } from '../../content/pages/team.ts';

interface WriterProps extends ComponentProps<'div'> {
  /** An author's. */
  id: string;
}

/** What they do, and how to write to them. */
export function Writer({ id, ...rest }: WriterProps) {
  const wrote = writer(id);
  if (wrote === undefined) return null;
  const { name, role, bio, portrait, link } = wrote;
  return (
    <div className="lali:grid lali:grid-cols-[auto_minmax(0,1fr)] lali:gap-x-6 lali:gap-y-4" {...rest}>
      <Avatar {...portrait} name="" size={120} shape="card" className="lali:max-sm:size-18" />
      <div className="lali:min-w-0 lali:wrap-anywhere">
        <p className="lali:type-subheading">{name}</p>
        <p className="lali:mt-1 lali:text-signal">{role}</p>
        <p className="lali:mt-3 lali:max-w-[36em] lali:text-soft">{bio}</p>
        <Link href={link.href} variant="standalone" className="lali:mt-2">
          {link.label}
        </Link>
      </div>
    </div>
  );
}
