import { Container, Section, type SectionProps } from '@laliaflia/ui';
import { ChargingPhone } from './charging-phone.tsx';
import { PickedDraft, type PickedName } from './picked-draft.tsx';
import { names } from './picked-places.ts';
import { type Stage, StageHead } from './stage-head.tsx';

interface PickedAndBuiltProps extends SectionProps {
  picked: Stage & { items: Readonly<Record<PickedName, Stage>> };
  built: Stage & { alt: string };
  screen: Parameters<typeof ChargingPhone>[0]['screen'] & Parameters<typeof PickedDraft>[0]['screen'];
}

const steps = [
  'lali:grid',
  'lali:grid-cols-[minmax(0,1fr)]',
  'lali:gap-y-10',
  'lali:@3xl:-mt-16',
  'lali:@3xl:grid-cols-[minmax(0,1fr)_17rem]',
  'lali:@3xl:gap-x-8',
  'lali:@5xl:grid-cols-[minmax(0,1fr)_18rem]',
  'lali:@5xl:gap-x-14',
].join(' ');
/* Each beside its words, until there is room for the three beside each other. */
const three = [
  'lali:grid',
  'lali:gap-y-5',
  "lali:[list-style-type:'']",
  'lali:@5xl:grid-cols-3',
  'lali:@5xl:gap-x-6',
].join(' ');
const pick = [
  'lali:grid',
  'lali:min-w-0',
  'lali:grid-cols-[7.5rem_minmax(0,1fr)]',
  'lali:@3xl:grid-cols-[6.5rem_minmax(0,1fr)]',
  'lali:items-center',
  'lali:gap-x-5',
  'lali:@5xl:block',
].join(' ');

/** The three drafts that a designer picked from the fifty, and the one that is built. */
export function PickedAndBuilt({ picked, built, screen, ...rest }: PickedAndBuiltProps) {
  return (
    <Section {...rest}>
      <Container className={steps}>
        <div className="lali:min-w-0">
          <StageHead {...picked} />
          <ol className={three}>
            {names.map((name) => (
              <li key={name} className={pick}>
                <PickedDraft name={name} screen={screen} />
                <div className="lali:min-w-0 lali:@5xl:mt-4">
                  <strong className="lali:type-subheading lali:block">{picked.items[name].title}</strong>
                  <span className="lali:mt-1 lali:block lali:text-soft">{picked.items[name].text}</span>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <div className="lali:@max-3xl:overflow-clip lali:@max-3xl:rounded-card lali:@max-3xl:bg-surface lali:@max-3xl:px-[calc(50%-8.25rem)] lali:@max-3xl:pt-6 lali:@max-3xl:pb-8">
          <StageHead {...built} />
          <ChargingPhone alt={built.alt} screen={screen} />
        </div>
      </Container>
    </Section>
  );
}
