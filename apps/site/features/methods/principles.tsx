import { Container, Heading, Section, type SectionProps, Text } from '@laliaflia/ui';
import { principles } from '../../content/pages/applied-imagination.ts';
import { EditedRule } from './edited-rule.tsx';
import { EleventhIdea } from './eleventh-idea.tsx';
import { type Principle, PrincipleHead, PrinciplePoints } from './principle-words.tsx';
import { TenTimes } from './ten-times.tsx';

const titleId = 'principles';
const columns = ['lali:grid', 'lali:min-w-0', 'lali:gap-x-6', 'lali:gap-y-8', 'lali:@3xl:grid-cols-12'].join(
  ' ',
);

/** Each principle as what it does to a sentence or a number, with what it makes of one example. */
export function Principles(rest: SectionProps) {
  return (
    <Section tone="raised" aria-labelledby={titleId} {...rest}>
      <Container>
        <div className={`${columns} lali:@3xl:items-end`}>
          <div className="lali:min-w-0 lali:@3xl:col-span-6">
            <Heading level={2} id={titleId}>
              {principles.title}
            </Heading>
            <Text look="lead" tone="soft" className="lali:mt-4">
              {principles.lead}
            </Text>
          </div>
          <p className="lali:min-w-0 lali:border-s-4 lali:border-highlight lali:ps-4 lali:@3xl:col-span-5 lali:@3xl:col-start-8">
            <span className="lali:block lali:text-soft">{principles.example.term}</span>
            <span className="lali:type-subheading lali:mt-1 lali:block lali:text-balance">
              {principles.example.text}
            </span>
          </p>
        </div>
        <ol className="lali:mt-16 lali:grid lali:gap-y-20 lali:[list-style-type:''] lali:@3xl:mt-20 lali:@3xl:gap-y-32">
          {principles.items.map((principle, i) => {
            const Composed = composed[i] ?? RuleEdited;
            return <Composed key={principle.title} {...principle} />;
          })}
        </ol>
      </Container>
    </Section>
  );
}

/** The sentence across the whole width, the words below it. */
function RuleEdited({ points, ...head }: Principle) {
  return (
    <li className={columns}>
      <div className="lali:min-w-0 lali:@3xl:col-span-12">
        <EditedRule />
      </div>
      <div className="lali:min-w-0 lali:@3xl:col-span-6 lali:@3xl:mt-4">
        <PrincipleHead {...head} />
      </div>
      <div className="lali:min-w-0 lali:@3xl:col-span-5 lali:@3xl:col-start-8 lali:@3xl:mt-4">
        <PrinciplePoints points={points} />
      </div>
    </li>
  );
}

/** The number on one side, the words on the other. */
function AimRaised({ points, ...head }: Principle) {
  return (
    <li className={`${columns} lali:@3xl:items-center`}>
      <div className="lali:min-w-0 lali:@3xl:col-span-6">
        <TenTimes />
      </div>
      <div className="lali:grid lali:min-w-0 lali:gap-y-8 lali:@3xl:col-span-5 lali:@3xl:col-start-8">
        <PrincipleHead {...head} />
        <PrinciplePoints points={points} />
      </div>
    </li>
  );
}

/** The words stand on the ten numbers, and the eleventh is as tall as both. */
function IdeasCounted({ points, ...head }: Principle) {
  return (
    <li className={columns}>
      <div className="lali:min-w-0 lali:@3xl:col-span-12 lali:@3xl:col-start-1 lali:@3xl:row-span-2 lali:@3xl:row-start-1 lali:@3xl:self-end">
        <EleventhIdea />
      </div>
      <div className="lali:grid lali:min-w-0 lali:gap-x-6 lali:gap-y-8 lali:@3xl:col-span-9 lali:@3xl:col-start-1 lali:@3xl:row-start-1 lali:@3xl:pe-12 lali:@5xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lali:@5xl:items-start lali:@5xl:gap-x-10">
        <PrincipleHead {...head} />
        <PrinciplePoints points={points} />
      </div>
      <div
        aria-hidden="true"
        className="lali:hidden lali:h-14 lali:@3xl:col-start-1 lali:@3xl:row-start-2 lali:@3xl:block"
      />
    </li>
  );
}

const composed = [RuleEdited, AimRaised, IdeasCounted];
