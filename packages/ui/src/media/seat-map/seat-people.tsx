import { cx } from 'class-variance-authority';
import { nextTraveller, type Seating, type SeatTraveller } from './seating.ts';

interface SeatPeopleProps {
  travellers: readonly SeatTraveller[];
  value: Seating;
  waiting: string;
}

/** Who travels, each with a seat or without; who is next has a frame. */
export function SeatPeople({ travellers, value, waiting }: SeatPeopleProps) {
  const next = nextTraveller(travellers, value);
  return (
    <ul
      data-part="people"
      className="lali:grid lali:grid-cols-[repeat(auto-fit,minmax(min(3.35rem,100%),1fr))] lali:@[19rem]:grid-cols-[repeat(auto-fit,minmax(min(4.2rem,100%),1fr))] lali:gap-1.5 lali:px-3 lali:pb-2.5"
    >
      {travellers.map(({ name }) => {
        const seat = value.seats[name];
        return (
          <li
            key={name}
            aria-current={name === next?.name ? 'step' : undefined}
            data-state={seat === undefined ? 'waiting' : 'seated'}
            className={cx(
              'lali:flex lali:min-w-0 lali:items-center lali:gap-1 lali:rounded-[14px] lali:border-2 lali:bg-[white] lali:p-1 lali:text-[0.8125rem] lali:@max-[19rem]:px-1.5 lali:@[22rem]:gap-1.5 lali:@[22rem]:text-[0.875rem] lali:leading-[1.15] lali:font-semibold',
              name === next?.name
                ? 'lali:border-[var(--lali-project-tint)]'
                : 'lali:border-[var(--lali-seat-line)]',
            )}
          >
            <span
              aria-hidden="true"
              className={cx(
                'lali:hidden lali:h-8 lali:w-5 lali:@[19rem]:grid lali:@[22rem]:w-6 lali:flex-none lali:place-items-center lali:rounded-[9px_9px_6px_6px] lali:border-[1.5px] lali:font-bold lali:transition-colors lali:duration-quick lali:motion-reduce:transition-none',
                seat === undefined
                  ? 'lali:border-[var(--lali-seat-edge)] lali:border-dashed lali:text-[var(--lali-seat-soft)]'
                  : 'lali:border-transparent lali:bg-[var(--lali-project-tint)] lali:text-[white] lali:forced-colors:border-solid',
              )}
            >
              {name.charAt(0)}
            </span>
            <span className="lali:min-w-0 lali:wrap-anywhere">
              <span className="lali:line-clamp-2">{name}</span>
              <span className="lali:block lali:text-[0.75rem] lali:font-medium lali:text-[var(--lali-seat-soft)]">
                {seat ?? waiting}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
