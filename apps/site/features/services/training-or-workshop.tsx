import { Container, Heading, Link, Section, type SectionProps, Text } from '@laliaflia/ui';
import { difference } from '../../content/pages/innovation-training.ts';
import { Cell, tenth } from '../../pictures/cells.tsx';
import { builtOf } from './departments.ts';

const titleId = 'training-or-workshop';
const HEIGHT = 240;
const widths = [360, 520] as const;

interface GroupProps {
  x: number;
  y: number;
  people: number;
  radius: number;
  size: number;
  problem: number;
  /** Whose department sits at the top; the others follow, as the lists above have them. */
  first?: number;
}

/** People of all departments around what they work on. */
function Group({ x, y, people, radius, size, problem, first = 0 }: GroupProps) {
  const seats = Array.from({ length: people }, (_, n) => (2 * Math.PI * n) / people);
  return (
    <>
      <Cell x={x} y={y} size={problem} built={1} kind="taken" />
      {seats.map((angle, n) => (
        <Cell
          key={angle}
          x={tenth(x + radius * Math.sin(angle))}
          y={tenth(y - radius * Math.cos(angle))}
          size={size}
          built={builtOf(first + n)}
        />
      ))}
    </>
  );
}

const { title, workshop, training, action } = difference;
const groups = Array.from({ length: training.groups }, (_, n) => ({
  x: 58 + n * 101,
  y: n % 2 === 0 ? 62 : 178,
  first: n,
}));

const drawings = [
  <Group
    key="one"
    x={HEIGHT / 2}
    y={HEIGHT / 2}
    people={workshop.people}
    radius={106}
    size={24}
    problem={112}
  />,
  groups.map((each) => (
    <Group
      key={each.x}
      {...each}
      people={training.people / groups.length}
      radius={45}
      size={24}
      problem={40}
    />
  )),
];

/** What a visitor asks first: one problem for everybody, or one for each group and the next ones alone. */
export function TrainingOrWorkshop(rest: SectionProps) {
  return (
    <Section tone="raised" aria-labelledby={titleId} {...rest}>
      <Container>
        <Heading level={2} id={titleId}>
          {title}
        </Heading>
        <div className="lali:mt-10 lali:grid lali:gap-x-6 lali:gap-y-14 lali:@3xl:grid-cols-[360fr_520fr]">
          {[workshop, training].map((kind, i) => (
            <div key={kind.title} className="lali:min-w-0">
              <svg
                viewBox={`0 0 ${widths[i]} ${HEIGHT}`}
                aria-hidden="true"
                className="lali:block lali:w-full lali:rtl:-scale-x-100"
              >
                {drawings[i]}
              </svg>
              <Heading level={3} look="subheading" className="lali:mt-6">
                {kind.title}
              </Heading>
              <Text tone="soft" className="lali:mt-2 lali:max-w-[30em]">
                {kind.text}
              </Text>
              {kind === workshop ? (
                <Link href={action.href} variant="standalone" className="lali:py-2">
                  {action.label}
                </Link>
              ) : null}
            </div>
          ))}
        </div>
      </Container>
    </Section>
  );
}
