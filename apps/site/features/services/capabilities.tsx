import { Container, Heading, Section, type SectionProps, Text } from '@laliaflia/ui';
import { useId } from 'react';
import { TitleAndLead } from '../../parts/title-and-lead.tsx';
import { type CapabilityDrawing, capabilityDrawings } from './capability-drawings.tsx';
import { DialoguePiece, type Line } from './dialogue-piece.tsx';
import { Points } from './points.tsx';

interface Capability {
  title: string;
  /** In what we do, or in what the client gets. */
  where: string;
  text: string;
  points: readonly string[];
}

interface Quiet extends Capability {
  drawing: CapabilityDrawing;
}

interface Large extends Capability {
  /** For each point the piece of a dialogue that shows it. */
  dialogue: readonly (readonly Line[])[];
}

interface CapabilitiesProps extends Omit<SectionProps, 'title'> {
  title: string;
  lead: string;
  quiet: readonly Quiet[];
  large: Large;
}

/** What a model is good for. One of them is shown at work; the others are rows. */
export function Capabilities({ title, lead, quiet, large, ...rest }: CapabilitiesProps) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId} {...rest}>
      <Container>
        <TitleAndLead id={headingId} title={title} lead={lead} />
        <div className="lali:mt-10 lali:grid lali:gap-x-12 lali:gap-y-6 lali:border-t-2 lali:border-current lali:@4xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <ul className="lali:flex lali:min-w-0 lali:flex-col lali:[list-style-type:'']">
            {quiet.map((item) => (
              <Row key={item.title} {...item} />
            ))}
          </ul>
          <AtWork {...large} />
        </div>
      </Container>
    </Section>
  );
}

function Row({ drawing, points, ...words }: Quiet) {
  return (
    <li className="lali:grid lali:grow lali:grid-cols-[minmax(0,2fr)_minmax(0,5fr)] lali:items-start lali:gap-x-4 lali:border-b lali:border-soft lali:py-6 lali:@2xl:gap-x-6 lali:@4xl:last:border-b-0">
      <svg
        viewBox="0 0 240 144"
        aria-hidden="true"
        className="lali:block lali:w-full lali:rounded-card lali:bg-surface lali:rtl:-scale-x-100"
      >
        {capabilityDrawings[drawing]}
      </svg>
      <div className="lali:min-w-0">
        <Words {...words} />
        <Points points={points} />
      </div>
    </li>
  );
}

function Words({ title, where, text }: Omit<Capability, 'points'>) {
  return (
    <>
      <p className="lali:type-small lali:text-soft">{where}</p>
      <Heading level={3} look="subheading">
        {title}
      </Heading>
      <Text tone="soft" className="lali:mt-2">
        {text}
      </Text>
    </>
  );
}

function AtWork({ points, dialogue, ...words }: Large) {
  return (
    <div className="lali:flex lali:flex-col lali:rounded-card lali:bg-surface lali:p-5 lali:@2xl:p-6 lali:@4xl:mt-6">
      <Words {...words} />
      <ul className="lali:mt-5 lali:flex lali:grow lali:flex-col lali:[list-style-type:'']">
        {points.map((point, i) => (
          <li
            key={point}
            className="lali:grow lali:border-t lali:border-soft lali:py-4 lali:last:pb-0 lali:@2xl:grid lali:@2xl:grid-cols-[9rem_minmax(0,1fr)] lali:@2xl:content-center lali:@2xl:items-start"
          >
            <span className="lali:font-semibold lali:@2xl:pt-1.5">{point}</span>
            <DialoguePiece lines={dialogue[i] ?? []} />
          </li>
        ))}
      </ul>
    </div>
  );
}
