import { Text } from '@laliaflia/ui';
import { shortTime } from '../leads/times.ts';

/** The first and the last week, below a picture of all. */
export function Ends({ weeks }: { weeks: readonly string[] }) {
  return (
    <Text
      as="span"
      look="small"
      tone="soft"
      className="lali:flex lali:justify-between lali:gap-4"
      aria-hidden
    >
      <span>{shortTime(weeks[0] ?? '')}</span>
      <span>{shortTime(weeks.at(-1) ?? '')}</span>
    </Text>
  );
}
