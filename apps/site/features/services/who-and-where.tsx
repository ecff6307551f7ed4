import { Container, Heading, Section, Text } from '@laliaflia/ui';
import { people } from '../../content/pages/innovation-training.ts';
import { Cell } from '../../pictures/cells.tsx';

const titleId = 'who-and-where';
const { audiences, delivery } = people;
const [PITCH, SIZE] = [44, 34];
/** Of each department. */
const SENT = 6;
const six = Array.from({ length: SENT }, (_, n) => n);

const builtOf = (department: number) => department / (audiences.items.length - 1);
/** Everybody beside people of other departments. */
const mixed = audiences.items.flatMap((_, row) =>
  six.map((column) => ({ row, column, department: (column * 2 + row * 3) % audiences.items.length })),
);
const width = SENT * PITCH - PITCH + SIZE + 1;
const height = audiences.items.length * PITCH - PITCH + SIZE + 1;

/** Who comes from which department, and how they sit in one group; below it the places. */
export function WhoAndWhere() {
  return (
    <Section aria-labelledby={titleId}>
      <Container>
        <Heading level={2} id={titleId}>
          {people.title}
        </Heading>
        <Text look="lead" tone="soft" className="lali:mt-4 lali:max-w-[34em]">
          {people.lead}
        </Text>
        <div className="lali:mt-10 lali:grid lali:gap-x-6 lali:gap-y-10 lali:@3xl:grid-cols-12 lali:@3xl:items-end">
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
                    viewBox={`0 0 ${width} ${SIZE + 1}`}
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
          <svg
            viewBox={`0 0 ${width} ${height}`}
            aria-hidden="true"
            className="lali:block lali:w-full lali:@3xl:col-span-4 lali:@3xl:col-start-9"
          >
            {mixed.map(({ row, column, department }) => (
              <Cell
                key={`${row} ${column}`}
                x={SIZE / 2 + column * PITCH}
                y={SIZE / 2 + row * PITCH}
                size={SIZE}
                built={builtOf(department)}
              />
            ))}
          </svg>
        </div>
        <Heading level={3} look="subheading" id="delivery" className="lali:mt-10">
          {delivery.title}
        </Heading>
        <ul
          aria-labelledby="delivery"
          className="lali:mt-4 lali:grid lali:gap-x-6 lali:[list-style-type:''] lali:@2xl:grid-cols-2 lali:@4xl:grid-cols-4"
        >
          {delivery.items.map((place) => (
            <li key={place} className="lali:border-t lali:border-soft lali:py-4">
              {place}
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
