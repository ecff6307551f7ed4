import { Button, Container, FigureIcon, Heading, Section, type SectionProps, Text } from '@laliaflia/ui';
import { tools } from '../../../content/pages/ai-lab.ts';

const titleId = 'lab-ideas';

/** A problem in its own words, large, and the ideas that hang from it. */
export function LabIdeas(rest: SectionProps) {
  const { title, text, note, actions, example } = tools.ideas;
  const [start, method] = actions;
  return (
    <Section aria-labelledby={titleId} tone="secondary" {...rest}>
      <Container className="lali:grid lali:gap-x-6 lali:gap-y-10 lali:@4xl:grid-cols-12">
        <div className="lali:min-w-0 lali:@4xl:order-1 lali:@4xl:col-span-4 lali:@4xl:col-start-9">
          <Heading level={2} id={titleId}>
            {title}
          </Heading>
          <Text className="lali:mt-4">{text}</Text>
          <Text tone="soft" className="lali:mt-4">
            {note}
          </Text>
          <div className="lali:mt-6 lali:flex lali:flex-wrap lali:items-center lali:gap-4">
            <Button href={start.href} variant="highlight">
              {start.label}
            </Button>
            <Button href={method.href} variant="outline">
              {method.label}
            </Button>
          </div>
        </div>
        <div className="lali:min-w-0 lali:@4xl:col-span-7">
          <p className="lali:type-heading lali:rounded-card lali:p-6 lali:text-balance lali:surface-highlight lali:forced-colors:border lali:@3xl:p-8">
            {example.challenge}
          </p>
          <ol className="lali:ps-8 lali:[list-style-type:'']">
            {example.ideas.map((idea) => (
              <li
                key={idea.text}
                className="lali:group/step lali:relative lali:grid lali:grid-cols-[3.5rem_minmax(0,1fr)] lali:gap-4 lali:pt-8"
              >
                <span
                  aria-hidden="true"
                  className="lali:absolute lali:start-[1.6875rem] lali:top-0 lali:bottom-0 lali:w-0.5 lali:bg-current lali:group-last/step:bottom-auto lali:group-last/step:h-8"
                />
                <span
                  aria-hidden="true"
                  className="lali:relative lali:grid lali:size-14 lali:place-items-center lali:rounded-[18%] lali:bg-figure-on-secondary lali:text-on-highlight"
                >
                  <FigureIcon name={idea.icon} size={36} />
                </span>
                <div className="lali:min-w-0">
                  <p>{idea.text}</p>
                  <p className="lali:type-small lali:mt-1 lali:text-soft">{idea.method}</p>
                </div>
              </li>
            ))}
          </ol>
          <Text look="small" tone="soft" className="lali:mt-6">
            {example.caption}
          </Text>
        </div>
      </Container>
    </Section>
  );
}
