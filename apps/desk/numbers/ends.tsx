import { Text } from '@laliaflia/ui';
import { weekDay } from './weeks.ts';

interface EndsProps {
  weeks: readonly string[];
  /** Said of the last one, which is not over. */
  now?: string | undefined;
}

/** The first and the last week, below a picture of all. */
export function Ends({ weeks, now }: EndsProps) {
  return (
    <Text
      as="span"
      look="small"
      tone="soft"
      className="lali:flex lali:justify-between lali:gap-4"
      aria-hidden
    >
      <span>{weekDay(weeks[0] ?? '')}</span>
      <span>
        {weekDay(weeks.at(-1) ?? '')}
        {now && ` ${now}`}
      </span>
    </Text>
  );
}
