import { Button, Container, Heading, Link, Section, type SectionProps, Text } from '@laliaflia/ui';
import type { CSSProperties } from 'react';
import { closing, otherLimits, scale } from '../../../content/pages/ai-lab.ts';
import { TitleAndLead } from '../../../parts/title-and-lead.tsx';
import { firstRules, labRules } from '../scoring/index.ts';
import { Ruler } from './ruler.tsx';

const titleId = 'lab-average';
/** The average from 0 to 100, ruled: from where on which workshop is named. */
export function LabAverage(rest: SectionProps) {
  const spans = scale(firstRules.thresholds);
  const widths = { '--spans': spans.map(({ from, to }) => `${to - from}fr`).join(' ') } as CSSProperties;
  return (
    <Section aria-labelledby={titleId} {...rest}>
      <Container>
        <TitleAndLead id={titleId} title={closing.title} lead={closing.text} />
        <div style={widths} className="lali:mt-10 lali:@4xl:mt-14">
          <Ruler spans={spans} className="lali:grid lali:grid-cols-(--spans) lali:gap-x-1" />
          <ol className="lali:mt-6 lali:grid lali:gap-x-1 lali:gap-y-7 lali:[list-style-type:''] lali:@4xl:grid-cols-(--spans)">
            {spans.map(({ title, href, note, text }) => (
              <li key={title} className="lali:min-w-0">
                <p className="lali:font-semibold">{note}</p>
                <Heading level={3} className="lali:mt-1 lali:text-[clamp(1.75rem,3cqi,2.125rem)]">
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
        </div>
        <Text look="small" tone="soft" className="lali:mt-8">
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
