import { Container, Heading, Section, type SectionProps, Text } from '@laliaflia/ui';
import { format } from '../../content/pages/webinar.ts';
import { SessionScreen } from './session-screen.tsx';

const titleId = 'session-room';

/** What one sees of the session, and what one needs for it. */
export function SessionRoom(rest: SectionProps) {
  return (
    <Section aria-labelledby={titleId} {...rest}>
      <Container>
        <Heading level={2} id={titleId}>
          {format.title}
        </Heading>
        <div className="lali:mt-8 lali:@3xl:mt-10">
          <SessionScreen />
        </div>
        <ul className="lali:mt-10 lali:grid lali:gap-x-6 lali:gap-y-8 lali:[list-style-type:''] lali:sm:grid-cols-2 lali:@4xl:grid-cols-4">
          {format.items.map(({ title, text }) => (
            <li key={title} className="lali:min-w-0">
              <Heading level={3} look="subheading">
                {title}
              </Heading>
              <Text tone="soft" className="lali:mt-2">
                {text}
              </Text>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
