import { Avatar, Link } from '@laliaflia/ui';
import type { CSSProperties } from 'react';
import { group } from '../../content/pages/team.ts';

/** She who leads has three of twelve columns, the others share nine. */
const columns = 'calc(25% - 1.125rem) repeat(5, minmax(0, 1fr))';

/** Everybody in a row, on one floor, each with a link to what they do; she who leads is nearly twice as large. */
export function SixPeople() {
  return (
    <ul
      aria-label={group.label}
      style={{ '--lali-columns': columns } as CSSProperties}
      className="lali:grid lali:grid-cols-3 lali:gap-x-4 lali:gap-y-6 lali:@3xl:gap-x-6 lali:[list-style-type:''] lali:@3xl:grid-cols-(--lali-columns) lali:@3xl:gap-y-0"
    >
      {group.people.map(({ name, role, href, seed, leads }) => (
        <li
          key={name}
          className={`lali:relative lali:min-w-0 lali:@3xl:row-span-3 lali:@3xl:grid lali:@3xl:grid-rows-subgrid lali:@3xl:items-end ${
            leads ? 'lali:col-span-2 lali:row-span-2 lali:@3xl:col-span-1' : ''
          }`}
        >
          <div className={leads ? 'lali:[&_svg]:-scale-x-100' : ''}>
            <Avatar name="" seed={seed} size="full" shape="card" className="lali:block" />
          </div>
          <Link
            href={href}
            variant="standalone"
            arrow="none"
            tone="current"
            className="lali:mt-2 lali:after:absolute lali:after:inset-0"
          >
            {name}
          </Link>
          <p className="lali:type-small lali:self-start lali:text-soft">{role}</p>
        </li>
      ))}
    </ul>
  );
}
