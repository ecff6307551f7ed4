interface TickedProps {
  /** Id of the heading that names the list. */
  named: string;
  items: readonly string[];
  /** Default 'lali:mt-4': a line each. */
  className?: string;
}

/** What one gets. */
export function Ticked({ named, items, className = 'lali:mt-4' }: TickedProps) {
  return (
    <ul aria-labelledby={named} className={`lali:[list-style-type:''] ${className}`}>
      {items.map((item) => (
        <li key={item} className="lali:grid lali:grid-cols-[2.25rem_minmax(0,1fr)] lali:items-center">
          <svg viewBox="0 0 20 20" aria-hidden="true" className="lali:block lali:size-5 lali:text-signal">
            <path d="m4 10.5 4 4 8.5-9" fill="none" stroke="currentColor" strokeWidth="2.5" />
          </svg>
          {item}
        </li>
      ))}
    </ul>
  );
}
