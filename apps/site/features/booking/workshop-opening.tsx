import { BackLink, Button, Container, Heading, Section, Text } from '@laliaflia/ui';
import { useId } from 'react';
import type { WorkshopPage } from '../../content/pages/workshop-details.ts';
import type { courseOf } from '../../content/workshop-course.ts';
import { Course } from './course.tsx';
import { Ticked } from './ticked.tsx';

interface WorkshopOpeningProps {
  intro: WorkshopPage['intro'];
  course: ReturnType<typeof courseOf>;
  people: number;
}

/** What it is called and for, and the workshop itself, room after room, with how long, how many and at which price. */
export function WorkshopOpening({ intro, course, people }: WorkshopOpeningProps) {
  const { title, lead, text, back, action, note, facts, included } = intro;
  const headingId = useId();
  const includedId = useId();
  return (
    <Section aria-labelledby={headingId} tone="secondary" space="none" data-band="">
      <Container className="lali:pt-8 lali:pb-12 lali:lg:pb-16">
        <BackLink href={back.href} tone="current">
          {back.label}
        </BackLink>
        <div className="lali:grid lali:gap-x-6 lali:gap-y-6 lali:pt-6 lali:@3xl:grid-cols-2 lali:@3xl:items-end">
          <div className="lali:min-w-0">
            <Heading id={headingId} level={1} look="title">
              {title}
            </Heading>
            <Text look="lead" className="lali:mt-4">
              {lead}
            </Text>
          </div>
          <div className="lali:min-w-0">
            <Text>{text}</Text>
            <div className="lali:mt-5 lali:flex lali:flex-wrap lali:items-center lali:gap-4">
              <Button href={action.href} variant="highlight">
                {action.label}
              </Button>
              <Text look="small" tone="soft">
                {note}
              </Text>
            </div>
          </div>
        </div>
        <div className="lali:mt-8 lali:grid lali:gap-x-2 lali:gap-y-4 lali:border-t lali:border-soft lali:pt-4 lali:@3xl:grid-cols-4 lali:@3xl:items-end">
          <Heading level={2} look="subheading">
            {course.title}
          </Heading>
          <dl className="lali:grid lali:gap-x-2 lali:gap-y-2 lali:@2xl:grid-cols-3 lali:@3xl:col-span-3">
            {facts.map(({ label, value }) => (
              <div key={label} className="lali:flex lali:flex-wrap lali:items-baseline lali:gap-x-3">
                <dt className="lali:text-soft">{label}</dt>
                <dd className="lali:font-semibold">
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <Course days={course.days} people={people} />
        <div className="lali:mt-8 lali:grid lali:gap-x-2 lali:gap-y-4 lali:border-t lali:border-soft lali:pt-4 lali:@3xl:grid-cols-4">
          <Heading level={2} look="subheading" id={includedId}>
            {included.title}
          </Heading>
          <Ticked
            named={includedId}
            items={included.items}
            className="lali:grid lali:gap-x-2 lali:gap-y-2 lali:@2xl:grid-cols-3 lali:@3xl:col-span-3"
          />
        </div>
      </Container>
    </Section>
  );
}
