'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Points } from '../../internal/points.tsx';
import { unbroken } from '../../internal/unbroken.tsx';
import { FigureIcon, type FigureIconName } from '../../media/figure-icon/index.ts';
import { type FigureRule, LivingFigure } from '../../media/living-figure/index.ts';

/* One column, then the head above two columns of skills, then the head as a cell of its own beside them. */
const skillFrameVariants = cva('container-page grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10', {
  variants: {
    headAt: {
      start: '@5xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]',
      end: '@5xl:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]',
    },
  },
});

const skillHeadVariants = cva(
  'flex min-w-0 flex-col gap-x-10 gap-y-8 @2xl:flex-row @2xl:items-end @2xl:justify-between @5xl:flex-col @5xl:items-stretch',
  { variants: { headAt: { start: '', end: '@5xl:order-last' } } },
);

const skillFigureVariants = cva(
  'pointer-events-none hidden w-[34%] max-w-64 shrink-0 @2xl:block @5xl:mt-auto @5xl:w-full @5xl:max-w-none',
  {
    variants: {
      figure: {
        phyllotaxis: '',
        branching: 'rtl:-scale-x-100',
        strands: 'rtl:-scale-x-100',
        tessellation: 'rtl:-scale-x-100',
        venation: 'rtl:-scale-x-100',
      },
    },
  },
);

/* Titles and skills of neighbours are aligned; a single last group takes the whole width. */
const skillGroupVariants = cva(
  'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-y-3 border-t border-soft pt-5 pb-7 @2xl:gap-y-5 @2xl:pb-10 @2xl:row-span-2 @2xl:grid-rows-subgrid @2xl:last:odd:col-span-2',
);

export interface SkillGroup {
  title: string;
  /** The skills, two to five words each, each once. Four work best; without any, only the title is shown. */
  skills: readonly string[];
  /** A figure at icon size before the title. All groups have one, or none has. */
  icon?: FigureIconName;
}

export interface SkillCardsProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section. */
  title: string;
  /** A sentence or two below the title. Default none. */
  lead?: ReactNode;
  /** The growth rule of the figure in the heading's cell, shown from 42rem of container. Default: no figure. */
  figure?: FigureRule | undefined;
  /** The side of the heading in wide containers, so that two of these sections can face each other. Default `start`. */
  headAt?: 'start' | 'end';
  /** Skills and what each consists of. Without any, nothing is drawn. */
  groups: readonly SkillGroup[];
}

/** Skills in groups, as a typographic grid beside a heading that leads. */
export function SkillCards({
  title,
  lead,
  figure,
  headAt = 'start',
  groups,
  className,
  ...rest
}: SkillCardsProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      data-head-at={headAt}
      data-figure={figure}
      className={cx('@container', className)}
      {...rest}
    >
      <div className={skillFrameVariants({ headAt })}>
        <div className={skillHeadVariants({ headAt })}>
          <div className="min-w-0">
            <h2 id={headingId} className="type-heading wrap-anywhere">
              {title}
            </h2>
            {lead ? <p className="mt-4 max-w-[27em] wrap-anywhere text-soft">{lead}</p> : null}
          </div>
          {figure ? (
            <div data-part="figure" className={skillFigureVariants({ figure })}>
              <HeadFigure rule={figure} />
            </div>
          ) : null}
        </div>
        {groups.length > 0 ? (
          <ul className="grid grid-cols-[minmax(0,1fr)] content-start gap-x-10 border-t-2 border-current [list-style-type:''] @2xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] @5xl:gap-x-12">
            {groups.map((group) => (
              <Group key={group.title} group={group} />
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  );
}

function Group({ group: { title, skills, icon } }: { group: SkillGroup }) {
  return (
    <li className={cx('group/skill', skillGroupVariants())}>
      <h3 className="type-subheading flex min-w-0 items-start gap-x-4">
        {icon ? <FigureIcon name={icon} size={28} className="size-7 shrink-0 text-signal" /> : null}
        <span className="min-w-0 wrap-anywhere">{unbroken(title)}</span>
      </h3>
      {skills.length > 0 ? (
        <Points
          items={skills}
          run
          className="text-soft @2xl:group-last/skill:group-odd/skill:grid-cols-2 @2xl:group-last/skill:group-odd/skill:gap-x-10 @5xl:group-last/skill:group-odd/skill:gap-x-12"
        />
      ) : null}
    </li>
  );
}

function HeadFigure({ rule }: { rule: FigureRule }) {
  if (rule === 'phyllotaxis') return <LivingFigure cells={150} />;
  if (rule === 'branching') return <LivingFigure rule="branching" tips={7} />;
  return <LivingFigure rule={rule} />;
}
