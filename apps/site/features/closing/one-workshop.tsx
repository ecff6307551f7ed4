import { Card, Container, Grid, Heading, Link, Section, Text } from '@laliaflia/ui';
import { type ReactNode, useId } from 'react';
import type { workshopFor } from '../../content/closing.ts';
import { CallHead } from './call-head.tsx';
import { type Ways, WaysToAnswer } from './ways.tsx';

interface OneWorkshopProps {
  title: string;
  text: string;
  workshop: ReturnType<typeof workshopFor>;
  actions: Ways;
  /** A drawing of the page, below the words: then the workshop is a card beside them. Without it, it spans the page. */
  own?: ReactNode;
  /** What one takes home from it. */
  children: ReactNode;
}

/** The end of a page about a method: the workshop that suits it, with what one takes home from it, and what else leads on. */
export function OneWorkshop({ own, ...call }: OneWorkshopProps) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <Container>
        {own === undefined ? (
          <Across {...call} id={headingId} />
        ) : (
          <Beside {...call} id={headingId} own={own} />
        )}
      </Container>
    </Section>
  );
}

type CallProps = OneWorkshopProps & { id: string };

/** Words on one side, what one takes home on the other; both are equally high. */
function Beside({ id, title, text, workshop, actions, own, children }: CallProps) {
  return (
    <Grid.Root gap={48} align="stretch">
      <Grid.Item span={5} medium={3}>
        <div className="lali:flex lali:h-full lali:flex-col lali:justify-between lali:gap-8">
          <div>
            <Heading level={2} id={id}>
              {title}
            </Heading>
            <Text look="lead" className="lali:mt-6 lali:mb-6">
              {text}
            </Text>
            <WaysToAnswer ways={actions} />
          </div>
          {own}
        </div>
      </Grid.Item>
      <Grid.Item span={6} from={7} medium={3}>
        <Card link size="large" className="lali:grid lali:h-full lali:grid-cols-[minmax(0,1fr)] lali:gap-6">
          <div>
            {children}
            <Caption>{workshop.caption}</Caption>
          </div>
          <div className="lali:min-w-0">
            <WorkshopTitle {...workshop} />
            <Text look="lead" className="lali:mt-2">
              {workshop.text}
            </Text>
            <div className="lali:mt-4">
              <Facts {...workshop} />
            </div>
          </div>
        </Card>
      </Grid.Item>
    </Grid.Root>
  );
}

/** The call in a line, what one takes home as wide as the page, and the workshop in a line below it. */
function Across({ id, title, text, workshop, actions, children }: CallProps) {
  return (
    <>
      <CallHead id={id} title={title} text={text} actions={actions} />
      <div className="lali:mt-10 lali:@3xl:mt-12">
        {children}
        <Caption>{workshop.caption}</Caption>
      </div>
      <div className="lali:mt-8 lali:grid lali:gap-x-12 lali:gap-y-2 lali:border-t-2 lali:border-current lali:pt-4 lali:@4xl:grid-cols-[auto_minmax(0,1fr)_auto] lali:@4xl:items-center">
        <WorkshopTitle {...workshop} />
        <Text look="lead">{workshop.text}</Text>
        <div>
          <Facts {...workshop} />
        </div>
      </div>
    </>
  );
}

type Workshop = OneWorkshopProps['workshop'];

/** Of what is for the eye only. */
function Caption({ children }: { children: string }) {
  return (
    <Text look="small" tone="soft" className="lali:mt-3" aria-hidden="true">
      {children}
    </Text>
  );
}

function WorkshopTitle({ href, title }: Workshop) {
  return (
    <Heading level={3}>
      <Link href={href} variant="standalone" className="lali:py-2">
        {title}
      </Link>
    </Heading>
  );
}

function Facts({ facts }: Workshop) {
  return facts.map((fact) => (
    <Text key={fact} tone="soft">
      {fact}
    </Text>
  ));
}
