import { Container, Heading, Section, Text } from '@laliaflia/ui';
import { beliefs } from '../../content/pages/about.ts';
import { LivingRule, NoScreen, PencilDraft, WatchedUser } from './habit-drawings.tsx';

const titleId = 'how-we-work';
const drawings = [
  <WatchedUser key="watch" />,
  <PencilDraft key="draft" />,
  <LivingRule key="nature" />,
  <NoScreen key="no" />,
];

/** Four habits, each drawn: a wide and a narrow picture, and in the second row the other way round. */
export function HowWeWork() {
  return (
    <Section aria-labelledby={titleId}>
      <Container>
        <Heading level={2} id={titleId}>
          {beliefs.title}
        </Heading>
        <Text look="lead" tone="soft" className="lali:mt-4">
          {beliefs.lead}
        </Text>
        <ul className="lali:mt-10 lali:grid lali:gap-x-6 lali:gap-y-12 lali:[list-style-type:''] lali:@3xl:grid-cols-12">
          {beliefs.items.map(({ title, text }, i) => (
            <li
              key={title}
              className={`lali:min-w-0 lali:@3xl:row-span-2 lali:@3xl:grid lali:@3xl:grid-rows-subgrid lali:@3xl:gap-y-0 ${i === 0 || i === 3 ? 'lali:@3xl:col-span-7' : 'lali:@3xl:col-span-5'}`}
            >
              <div className="lali:grid lali:overflow-clip lali:rounded-card lali:border lali:border-soft">
                {drawings[i]}
              </div>
              <div>
                <Heading level={3} look="subheading" className="lali:mt-6">
                  {title}
                </Heading>
                <Text tone="soft" className="lali:mt-2 lali:max-w-[34em]">
                  {text}
                </Text>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
