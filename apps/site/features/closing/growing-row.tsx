import { Button, Container, Heading, Section, Text } from '@laliaflia/ui';
import { Cell } from '../../pictures/cells.tsx';

interface GrowingRowProps {
  title: string;
  text: string;
  /** How many months or days: 2 at least. */
  count: number;
  /** What stands below the first and below the last. */
  ends: readonly [string, string];
  actions: readonly [{ href: string; label: string }, { href: string; label: string }];
}

const GAP = 40;
const [LEAST, MOST] = [22, 92];

/** The end of a page that asks for something by a day: the time until then, which grows from a cell to a tile. */
export function GrowingRow({
  title,
  text,
  count,
  ends: [first, last],
  actions: [action, other],
}: GrowingRowProps) {
  const sizes = Array.from({ length: count }, (_, n) =>
    Math.round(LEAST + ((MOST - LEAST) * n) / (count - 1)),
  );
  const startOf = (n: number) => sizes.slice(0, n).reduce((sum, size) => sum + size + GAP, 0);
  return (
    <Section aria-labelledby="growing-row">
      <Container>
        <div className="lali:grid lali:gap-x-12 lali:gap-y-6 lali:@4xl:grid-cols-[minmax(0,1fr)_auto] lali:@4xl:items-end">
          <div>
            <Heading level={2} id="growing-row">
              {title}
            </Heading>
            <Text look="lead" tone="soft" className="lali:mt-4 lali:max-w-[32em]">
              {text}
            </Text>
          </div>
          <div className="lali:flex lali:flex-wrap lali:gap-3">
            <Button href={action.href}>{action.label}</Button>
            <Button href={other.href} variant="outline">
              {other.label}
            </Button>
          </div>
        </div>
        <svg
          viewBox={`0 0 ${startOf(count) - GAP} ${MOST}`}
          aria-hidden="true"
          className="lali:mt-10 lali:block lali:h-auto lali:w-full lali:rtl:-scale-x-100"
        >
          {sizes.map((size, n) => (
            <Cell
              key={size}
              x={startOf(n) + size / 2}
              y={MOST - size / 2}
              size={size}
              built={n / (count - 1)}
              {...(n === count - 1 ? { kind: 'taken' as const } : {})}
            />
          ))}
        </svg>
        <p className="lali:mt-4 lali:flex lali:justify-between lali:font-semibold">
          <span>{first}</span>
          <span>{last}</span>
        </p>
      </Container>
    </Section>
  );
}
