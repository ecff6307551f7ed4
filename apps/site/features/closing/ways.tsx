import { Button } from '@laliaflia/ui';

interface Way {
  href: string;
  label: string;
}

export type Ways = readonly [Way, Way?];

interface WaysToAnswerProps {
  ways: Ways;
  /** On a filled surface. */
  filled?: boolean;
}

/** How to answer what a closing section asks for; the first is what most will take. */
export function WaysToAnswer({ ways, filled = false }: WaysToAnswerProps) {
  const first = filled ? 'highlight' : 'primary';
  return (
    <div className="lali:flex lali:flex-wrap lali:gap-3">
      {ways.map((way, i) =>
        way ? (
          <Button key={way.href} href={way.href} variant={i === 0 ? first : 'outline'}>
            {way.label}
          </Button>
        ) : null,
      )}
    </div>
  );
}
