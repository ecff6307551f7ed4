import { Container, Heading, Section, type SectionProps, Text } from '@laliaflia/ui';
import { type ReactNode, useId } from 'react';
import { TitleAndLead } from '../../parts/title-and-lead.tsx';
import { Points } from './points.tsx';

interface AreaSpecimensProps extends Omit<SectionProps, 'title'> {
  title: string;
  lead: string;
  items: readonly { title: string; text: string; points: readonly string[] }[];
  /** One for each area: a piece of work that shows it. */
  specimens: readonly ReactNode[];
}

/* Of two in a row now the second is wider, now the first, if there is room for it. With less room the last has its words at its side. */
const spans = [
  ['lali:@3xl:col-span-6', 'lali:@5xl:col-span-5', 'lali:@3xl:mb-10'].join(' '),
  ['lali:@3xl:col-span-6', 'lali:@5xl:col-span-7', 'lali:@3xl:mb-10'].join(' '),
  ['lali:@3xl:col-span-full', 'lali:@3xl:@max-[76rem]:mb-10', 'lali:@[76rem]:col-span-7'].join(' '),
  [
    'lali:@3xl:col-span-full',
    'lali:@3xl:@max-[76rem]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
    'lali:@3xl:@max-[76rem]:gap-x-6',
    'lali:@[76rem]:col-span-5',
  ].join(' '),
];
const item = [
  'lali:grid',
  'lali:min-w-0',
  'lali:grid-cols-[minmax(0,1fr)]',
  'lali:gap-y-5',
  'lali:@3xl:row-span-2',
  'lali:@3xl:grid-rows-subgrid',
].join(' ');

/** What a craft covers, each area under a piece of its own work. */
export function AreaSpecimens({ title, lead, items, specimens, ...rest }: AreaSpecimensProps) {
  const headingId = useId();
  return (
    <Section tone="raised" aria-labelledby={headingId} {...rest}>
      <Container>
        <TitleAndLead id={headingId} title={title} lead={lead} />
        <ul className="lali:mt-10 lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-6 lali:gap-y-14 lali:[list-style-type:''] lali:@3xl:grid-cols-12 lali:@3xl:gap-y-5">
          {items.map((area, i) => (
            <li key={area.title} className={`${item} ${spans[i]}`}>
              <div className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:content-center lali:rounded-card lali:bg-page lali:p-4 lali:@4xl:p-8">
                {specimens[i]}
              </div>
              <div className="lali:min-w-0">
                <Heading level={3} look="subheading">
                  {area.title}
                </Heading>
                <Text tone="soft" className="lali:mt-2">
                  {area.text}
                </Text>
                <Points points={area.points} />
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
