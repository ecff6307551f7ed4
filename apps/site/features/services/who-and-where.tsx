import { Container, Heading, Section, type SectionProps, Text } from '@laliaflia/ui';
import { people } from '../../content/pages/innovation-training.ts';
import { Cell } from '../../pictures/cells.tsx';
import { builtOf, SENT } from './departments.ts';

const titleId = 'who-and-where';
const { audiences, delivery } = people;
const [PITCH, SIZE] = [44, 34];
const six = Array.from({ length: SENT }, (_, n) => n);

/** Who comes from which department, in the shapes that mix in the groups further down, and the places. */
export function WhoAndWhere(rest: SectionProps) {
  return (
    <Section aria-labelledby={titleId} {...rest}>
      <Container>
        <Heading level={2} id={titleId}>
          {people.title}
        </Heading>
        <Text look="lead" tone="soft" className="lali:mt-4 lali:max-w-[34em]">
          {people.lead}
        </Text>
        <div className="lali:mt-10 lali:grid lali:gap-x-6 lali:gap-y-10 lali:@3xl:grid-cols-12">
          <div className="lali:min-w-0 lali:@3xl:col-span-7">
            <Heading level={3} look="subheading" id="audiences">
              {audiences.title}
            </Heading>
            <ul
              aria-labelledby="audiences"
              className="lali:mt-4 lali:border-b lali:border-soft lali:[list-style-type:'']"
            >
              {audiences.items.map((audience, department) => (
                <li
                  key={audience}
                  className="lali:grid lali:grid-cols-[minmax(0,1fr)_9rem] lali:items-center lali:gap-x-6 lali:border-t lali:border-soft lali:py-4"
                >
                  <span>{audience}</span>
                  <svg
                    viewBox={`0 0 ${SENT * PITCH - PITCH + SIZE + 1} ${SIZE + 1}`}
                    aria-hidden="true"
                    className="lali:block lali:w-full lali:rtl:-scale-x-100"
                  >
                    {six.map((n) => (
                      <Cell
                        key={n}
                        x={SIZE / 2 + n * PITCH}
                        y={SIZE / 2}
                        size={SIZE}
                        built={builtOf(department)}
                      />
                    ))}
                  </svg>
                </li>
              ))}
            </ul>
          </div>
          <div className="lali:min-w-0 lali:@3xl:col-span-4 lali:@3xl:col-start-9">
            <Heading level={3} look="subheading" id="delivery">
              {delivery.title}
            </Heading>
            <ul
              aria-labelledby="delivery"
              className="lali:mt-4 lali:border-b lali:border-soft lali:[list-style-type:'']"
            >
              {delivery.items.map((place) => (
                <li key={place} className="lali:border-t lali:border-soft lali:py-4">
                  {place}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Container>
    </Section>
  );
}
