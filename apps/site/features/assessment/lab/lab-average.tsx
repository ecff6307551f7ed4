import { Button, Container, Heading, Link, Section, type SectionProps, Text } from '@laliaflia/ui';
import type { CSSProperties } from 'react';
import { closing, otherLimits, scale } from '../../../content/pages/ai-lab.ts';
import { TitleAndLead } from '../../../parts/title-and-lead.tsx';
import { at, cornerOf, grownFill, takenFill } from '../../../pictures/cells.tsx';
import { firstRules, labRules } from '../scoring/index.ts';

const titleId = 'lab-average';
const POINTS = 5;
const [TILE, PITCH] = [44, 52];

/** The average from 0 to 100, a tile for five points: from where on which workshop is named. */
export function LabAverage(rest: SectionProps) {
  const spans = scale(firstRules.thresholds);
  const longest = Math.max(...spans.map(({ from, to }) => to - from));
  return (
    <Section aria-labelledby={titleId} {...rest}>
      <Container>
        <TitleAndLead id={titleId} title={closing.title} lead={closing.text} />
        <ol
          style={{ '--spans': spans.map(({ from, to }) => `${to - from}fr`).join(' ') } as CSSProperties}
          className="lali:mt-10 lali:grid lali:gap-y-8 lali:[list-style-type:''] lali:@4xl:-me-2 lali:@4xl:grid-cols-(--spans)"
        >
          {spans.map(({ from, to, title, href, note, text }) => (
            <li key={title} className="lali:min-w-0">
              {/* On a phone a tile is as large in each. */}
              <div
                style={{ '--part': `${(100 * (to - from)) / longest}%` } as CSSProperties}
                className="lali:@max-4xl:w-(--part)"
              >
                <Tiles from={from} to={to} />
              </div>
              <p className="lali:mt-3 lali:font-semibold">{note}</p>
              <Heading level={3} className="lali:mt-3">
                <Link href={href} variant="standalone">
                  {title}
                </Link>
              </Heading>
              <Text tone="soft" className="lali:mt-1 lali:max-w-[26em] lali:pe-6">
                {text}
              </Text>
            </li>
          ))}
        </ol>
        <Text look="small" tone="soft" className="lali:mt-6">
          {otherLimits(labRules.thresholds)}
        </Text>
        <div className="lali:mt-6 lali:flex lali:flex-wrap lali:gap-3">
          {closing.actions.map(({ href, label }, i) => (
            <Button key={href} href={href} variant={i === 0 ? 'primary' : 'outline'}>
              {label}
            </Button>
          ))}
        </div>
      </Container>
    </Section>
  );
}

function Tiles({ from, to }: { from: number; to: number }) {
  const count = (to - from) / POINTS;
  return (
    <svg
      viewBox={`0 0 ${count * PITCH} ${TILE}`}
      aria-hidden="true"
      className="lali:block lali:w-full lali:rtl:-scale-x-100"
    >
      {Array.from({ length: count }, (_, n) => {
        const built = (from / POINTS + n) / (100 / POINTS - 1);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: points keep their order.
            key={n}
            x={n * PITCH}
            width={TILE}
            height={TILE}
            rx={cornerOf(TILE, built)}
            style={at(built)}
            className={n === 0 && from > 0 ? takenFill : grownFill}
          />
        );
      })}
    </svg>
  );
}
