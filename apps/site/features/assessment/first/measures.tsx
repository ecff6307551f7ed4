import { Container, Heading, Section, type SectionProps, Text } from '@laliaflia/ui';
import type { CSSProperties } from 'react';
import { exampleAnswers } from '../../../content/assessment/example-answers.ts';
import { readiness } from '../../../content/assessment.ts';
import { example, measured, measures } from '../../../content/pages/ai-assessment.ts';
import { TitleAndLead } from '../../../parts/title-and-lead.tsx';
import { cornerOf, outlined } from '../../../pictures/cells.tsx';
import { scoreColour } from '../score-colours.ts';
import { score } from '../scoring/index.ts';
import { firstRules } from '../scoring/rules.ts';
import { type Category, categories } from '../scoring/types.ts';

const titleId = 'measures';
const [WIDTH, HIGH, PITCH] = [64, 180, 74];
/** Between the outline of a column and what fills it. */
const INSET = 8;

const { questions } = score(readiness.questions, firstRules, exampleAnswers);
const columns = readiness.questions.map(({ id, category }, place) => ({
  category,
  place,
  points: questions.find((each) => each.id === id)?.points ?? 0,
}));

const columnsOf = (i: number) => columns.filter(({ category }) => category === categories[i]);
const widthOf = (i: number) => columnsOf(i).length * PITCH - PITCH + WIDTH;
const whole = categories.reduce((sum, _, i) => sum + widthOf(i), 0);

const widest = Math.max(...categories.map((_, i) => widthOf(i)));

/** All columns are as wide: beside each other, and on a phone below each other. */
const inRow = (i: number) =>
  ({
    flex: `${widthOf(i)} 1 ${(100 * widthOf(i)) / whole}%`,
    '--part': `${(100 * widthOf(i)) / widest}%`,
  }) as CSSProperties;

const measure = [
  'lali:min-w-0',
  'lali:@max-3xl:grid',
  'lali:@max-3xl:grid-cols-[min(8.5rem,38cqi)_minmax(0,1fr)]',
  'lali:@max-3xl:gap-x-5',
].join(' ');

/** Ten questions, a column each, as high as its answer counts: each group of them is one score. */
export function Measures(rest: SectionProps) {
  return (
    <Section aria-labelledby={titleId} {...rest}>
      <Container>
        <TitleAndLead id={titleId} title={measures.title} lead={measures.lead} />
        <ul className="lali:mt-10 lali:grid lali:gap-x-8 lali:gap-y-10 lali:@4xl:gap-x-16 lali:[list-style-type:''] lali:@3xl:flex lali:@4xl:mt-14">
          {measured.map((title, i) => (
            <li key={title} style={inRow(i)} className={measure}>
              <div>
                <svg
                  viewBox={`0 0 ${widthOf(i)} ${HIGH}`}
                  aria-hidden="true"
                  className="lali:block lali:w-full lali:@max-3xl:w-(--part) lali:rtl:-scale-x-100"
                >
                  {columnsOf(i).map(({ category, place, points }, n) => (
                    <Column
                      key={place}
                      x={n * PITCH}
                      built={i / (categories.length - 1)}
                      points={points}
                      category={category}
                    />
                  ))}
                </svg>
                <Text look="small" tone="soft" className="lali:mt-3">
                  {measures.asked(columnsOf(i).map(({ place }) => place + 1))}
                </Text>
              </div>
              <div className="lali:min-w-0">
                <p className="lali:@3xl:mt-5 lali:grid lali:gap-x-3 lali:@5xl:flex lali:@5xl:flex-wrap lali:@5xl:items-baseline">
                  <span className="lali:font-display lali:text-[clamp(4rem,8cqi,7rem)] lali:leading-none lali:font-[640]">
                    {example[i]}
                  </span>{' '}
                  <span className="lali:type-small lali:text-soft">{measures.of}</span>
                </p>
                <Heading level={3} look="subheading" className="lali:mt-2">
                  {title}
                </Heading>
                <Text tone="soft" className="lali:mt-2">
                  {measures.texts[i]}
                </Text>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

interface ColumnProps {
  x: number;
  built: number;
  points: number;
  category: Category;
}

function Column({ x, built, points, category }: ColumnProps) {
  const { fill, style } = scoreColour(category);
  const filled = ((HIGH - 2 * INSET) * points) / 100;
  const corner = cornerOf(WIDTH * 0.7, built);
  return (
    <>
      <rect
        x={x + 1.5}
        y={1.5}
        width={WIDTH - 3}
        height={HIGH - 3}
        rx={corner}
        strokeWidth={3}
        className={outlined}
      />
      <rect
        x={x + INSET}
        y={HIGH - INSET - filled}
        width={WIDTH - 2 * INSET}
        height={filled}
        rx={Math.min(Math.max(corner - INSET, 2), filled / 2)}
        style={style}
        className={fill}
      />
    </>
  );
}
