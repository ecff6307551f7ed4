import { Container, Heading, Section, type SectionProps, Text } from '@laliaflia/ui';
import type { ReactNode } from 'react';
import { TitleAndLead } from '../../parts/title-and-lead.tsx';
import {
  at,
  Cell,
  grownFill,
  grownStroke,
  onFill,
  outlined,
  takenFill,
  written,
} from '../../pictures/cells.tsx';

const titleId = 'steps';
const [WIDTH, HEIGHT] = [280, 180];
const MIDDLE = HEIGHT / 2;

interface FourStepsProps extends Omit<SectionProps, 'title'> {
  title: string;
  lead: string;
  /** In order, each with the level that it belongs to. */
  steps: readonly { title: string; text: string; level: string }[];
}

/** From a noun to a sketch: what is done at each step, and below which of the three levels it stands. */
export function FourSteps({ title, lead, steps, ...rest }: FourStepsProps) {
  return (
    <Section aria-labelledby={titleId} {...rest}>
      <Container>
        <TitleAndLead id={titleId} title={title} lead={lead} />
        <ol className="lali:mt-10 lali:grid lali:gap-y-10 lali:[list-style-type:''] lali:@2xl:grid-cols-2 lali:@4xl:grid-cols-4">
          {steps.map((step, i) => {
            const begins = step.level !== steps[i - 1]?.level;
            const next = steps[i + 1];
            const ends = next !== undefined && next.level !== step.level;
            return (
              <li
                key={step.title}
                className={`lali:min-w-0 lali:border-t-2 lali:border-current lali:pt-3 ${begins ? '' : 'lali:@max-2xl:border-t-0'} ${ends ? 'lali:@2xl:me-6' : 'lali:@2xl:pe-6'}`}
              >
                <p className={`lali:type-small lali:font-semibold ${begins ? '' : 'lali:@max-2xl:hidden'}`}>
                  {begins ? step.level : '\u00a0'}
                </p>
                <div className="lali:grid lali:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lali:items-center lali:gap-x-6 lali:@2xl:grid-cols-1">
                  <svg
                    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
                    aria-hidden="true"
                    className="lali:mt-6 lali:block lali:w-full lali:max-w-72 lali:rtl:-scale-x-100"
                  >
                    {drawn[i]}
                  </svg>
                  <Heading level={3} look="subheading" className="lali:mt-6">
                    {step.title}
                  </Heading>
                  <Text
                    tone="soft"
                    className="lali:mt-4 lali:max-w-[34em] lali:@max-3xl:col-span-full lali:@2xl:mt-2"
                  >
                    {step.text}
                  </Text>
                </div>
              </li>
            );
          })}
        </ol>
      </Container>
    </Section>
  );
}

/** What something does, as an arrow on pollen. */
function Verb({ x, y, width = 96 }: { x: number; y: number; width?: number }) {
  return (
    <>
      <rect x={x - width / 2} y={y - 28} width={width} height={56} rx={28} className={takenFill} />
      <path
        d={`M${x - width / 2 + 22} ${y}h${width - 48}m-12 -12l12 12-12 12`}
        strokeWidth={6}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="lali:fill-none lali:stroke-on-highlight lali:forced-colors:stroke-[Canvas]"
      />
    </>
  );
}

/** Two ends of a rule and what leads from one to the other. */
function Rule({ y, size, built, named }: { y: number; size: number; built: number; named?: boolean }) {
  const ends = [size / 2, WIDTH - size / 2] as const;
  return (
    <>
      <path
        d={`M${size + 12} ${y}H${WIDTH - size - 16}m-14 -14l14 14-14 14`}
        strokeWidth={6}
        strokeLinecap="round"
        strokeLinejoin="round"
        style={at(built)}
        className={grownStroke}
      />
      {ends.map((x, end) => (
        <g key={x}>
          <Cell x={x} y={y} size={size} built={built} />
          {named ? (
            <text
              x={x}
              y={y + 12}
              textAnchor="middle"
              className="lali:fill-page lali:text-[34px] lali:font-semibold lali:forced-colors:fill-[Canvas]"
            >
              {end === 0 ? 'A' : 'B'}
            </text>
          ) : null}
        </g>
      ))}
    </>
  );
}

/** Five living things, of which one is a plant. */
const around = [-72, 0, 72, 144, 216].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return [WIDTH / 2 + 104 * Math.sin(angle), MIDDLE + 4 - 66 * Math.cos(angle)] as const;
});

/** The first of them is a burr. */
const spines = Array.from({ length: 12 }, (_, n) => {
  const angle = (n * Math.PI) / 6;
  const [x = 0, y = 0] = around[0] ?? [];
  const to = (out: number) =>
    `${(x + out * Math.sin(angle)).toFixed(1)} ${(y - out * Math.cos(angle)).toFixed(1)}`;
  return `M${to(17)}L${to(28)}`;
}).join('');

const drawn: readonly ReactNode[] = [
  <g key="verb">
    <rect x={1.5} y={9.5} width={160} height={52} rx={14} strokeWidth={3} className={outlined} />
    <rect x={26} y={30} width={110} height={12} rx={6} className={written} />
    <path d="M12 66L152 4" strokeWidth={4} style={at(0.6)} className={grownStroke} />
    <Verb x={140} y={136} width={280} />
  </g>,
  <g key="living">
    <Verb x={WIDTH / 2} y={MIDDLE} />
    <path d={spines} strokeWidth={5} strokeLinecap="round" style={at(0)} className={grownStroke} />
    {around.map(([x, y], n) =>
      n === 1 ? (
        <path
          key="plant"
          d={`M${x - 34} ${y + 16}C${x - 30} ${y - 24} ${x + 10} ${y - 30} ${x + 34} ${y - 18}C${x + 32} ${y + 12} ${x} ${y + 30} ${x - 34} ${y + 16}z`}
          style={at(0)}
          className={grownFill}
        />
      ) : (
        <Cell key={x} x={x} y={y} size={n === 0 ? 34 : 50} built={0} />
      ),
    )}
  </g>,
  <g key="rule">
    <Rule y={54} size={88} built={0.4} named />
    <rect x={1.5} y={124.5} width={52} height={52} rx={8} strokeWidth={3} className={outlined} />
    <path d={`M66 150.5H${WIDTH - 70}`} strokeWidth={3} strokeDasharray="3 9" className={outlined} />
    <rect x={WIDTH - 53.5} y={124.5} width={52} height={52} rx={8} strokeWidth={3} className={outlined} />
  </g>,
  <g key="own">
    <Rule y={54} size={88} built={1} />
    <rect x={26} y={48} width={36} height={12} rx={6} className={onFill} />
    <rect x={WIDTH - 62} y={48} width={36} height={12} rx={6} className={onFill} />
    <rect y={122} width={WIDTH} height={56} rx={12} className={takenFill} />
    <path
      d="M24 150c14-22 26-22 34 0s22 20 34 0 26-20 36 0 24 18 38 0M214 150l14 13 26-28"
      strokeWidth={6}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="lali:fill-none lali:stroke-on-highlight lali:forced-colors:stroke-[Canvas]"
    />
  </g>,
];
