'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Points } from '../../internal/points.tsx';
import { SectionHead } from '../../internal/section-head.tsx';
import { unbroken } from '../../internal/unbroken.tsx';
import { FigureIcon, type FigureIconName } from '../../media/figure-icon/index.ts';
import { type FigureRule, LivingFigure } from '../../media/living-figure/index.ts';

/* One column, then the head above two columns of skills, then the head as a cell of its own beside them. */
const skillFrameVariants = cva(
  'lali:container-page lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-16 lali:gap-y-8',
  {
    variants: {
      headAt: {
        start: 'lali:@5xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]',
        end: 'lali:@5xl:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]',
        above: '',
      },
    },
  },
);

const skillHeadVariants = cva(
  'lali:flex lali:min-w-0 lali:flex-col lali:gap-x-10 lali:gap-y-8 lali:@2xl:flex-row lali:@2xl:items-end lali:@2xl:justify-between lali:@5xl:flex-col lali:@5xl:items-stretch',
  { variants: { headAt: { start: '', end: 'lali:@5xl:order-last', above: '' } } },
);

const skillFigureVariants = cva(
  'lali:pointer-events-none lali:hidden lali:w-[34%] lali:max-w-64 lali:shrink-0 lali:@2xl:block lali:@5xl:mt-auto lali:@5xl:w-full lali:@5xl:max-w-none',
  {
    variants: {
      figure: {
        phyllotaxis: '',
        branching: 'lali:rtl:-scale-x-100',
        strands: 'lali:rtl:-scale-x-100',
        tessellation: 'lali:rtl:-scale-x-100',
        venation: 'lali:rtl:-scale-x-100',
      },
    },
  },
);

/* Titles and skills of neighbours are aligned; a single last group takes the whole width. */
const skillGroupVariants = cva(
  'lali:grid lali:min-w-0 lali:grid-cols-[minmax(0,1fr)] lali:content-start lali:border-t lali:border-soft',
  {
    variants: {
      columns: {
        two: 'lali:gap-y-3 lali:pt-5 lali:pb-7 lali:@2xl:gap-y-5 lali:@2xl:pb-10 lali:@2xl:row-span-2 lali:@2xl:grid-rows-subgrid lali:@2xl:last:odd:col-span-2',
        three: 'lali:gap-y-3 lali:py-4 lali:@[23rem]:row-span-2 lali:@[23rem]:grid-rows-subgrid',
        six: 'lali:gap-y-1 lali:py-3',
      },
    },
  },
);

const skillTitleVariants = cva('lali:flex lali:min-w-0 lali:items-start lali:gap-x-3', {
  variants: {
    columns: {
      two: 'lali:type-subheading',
      three: 'lali:type-subheading',
      six: 'lali:font-semibold',
    },
  },
});

const skillPointsVariants = cva('lali:text-soft', {
  variants: {
    columns: {
      two: 'lali:@2xl:group-last/skill:group-odd/skill:grid-cols-2 lali:@2xl:group-last/skill:group-odd/skill:gap-x-10 lali:@5xl:group-last/skill:group-odd/skill:gap-x-12',
      three: 'lali:type-small',
      // On phones the titles alone.
      six: 'lali:type-small lali:@max-2xl:hidden',
    },
  },
});

export interface SkillGroup {
  title: string;
  /** The skills, two to five words each, each once. Four work best; without any, only the title is shown. */
  skills: readonly string[];
  /** A figure at icon size before the title. All groups have one, or none has. */
  icon?: FigureIconName;
}

export interface SkillSet {
  /** Its heading, of the same level as that of the section. */
  title: string;
  /** A sentence below the title. Default none. */
  lead?: ReactNode;
  groups: readonly SkillGroup[];
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
  /**
   * A second, shorter set in the same section, below the first. Both headings then stand above their groups, without a
   * figure, and both sets are seen at once in wide containers. Default: none.
   */
  beside?: SkillSet;
}

/** Skills in groups, as a typographic grid beside a heading that leads. */
export function SkillCards({
  title,
  lead,
  figure,
  headAt = 'start',
  groups,
  beside,
  className,
  ...rest
}: SkillCardsProps) {
  const headingId = useId();
  const place = beside ? 'above' : headAt;
  return (
    <section
      aria-labelledby={headingId}
      data-head-at={place}
      data-figure={beside ? undefined : figure}
      className={cx('lali:@container', className)}
      {...rest}
    >
      <div className={skillFrameVariants({ headAt: place })}>
        {beside ? (
          <>
            <SkillHalf id={headingId} set={{ title, lead, groups }} columns="three" />
            <SkillHalf set={beside} columns="six" />
          </>
        ) : (
          <>
            <div className={skillHeadVariants({ headAt: place })}>
              <Head id={headingId} title={title} lead={lead} />
              {figure ? (
                <div data-part="figure" className={skillFigureVariants({ figure })}>
                  <HeadFigure rule={figure} />
                </div>
              ) : null}
            </div>
            <Groups groups={groups} columns="two" />
          </>
        )}
      </div>
    </section>
  );
}

interface SkillHalfProps {
  id?: string;
  set: SkillSet;
  columns: 'three' | 'six';
}

function SkillHalf({ id, set, columns }: SkillHalfProps) {
  const ownId = useId();
  return (
    <div
      className={`lali:flex lali:min-w-0 lali:flex-col lali:gap-y-5 ${columns === 'six' ? 'lali:@4xl:pt-8' : ''}`}
    >
      <SectionHead id={id ?? ownId} title={set.title} lead={set.lead} />
      <Groups groups={set.groups} columns={columns} />
    </div>
  );
}

function Head({ id, title, lead }: { id: string | undefined; title: string; lead: ReactNode }) {
  return (
    <div className="lali:min-w-0">
      <h2 id={id} className="lali:type-heading lali:wrap-anywhere">
        {title}
      </h2>
      {lead ? <p className="lali:mt-4 lali:max-w-[27em] lali:wrap-anywhere lali:text-soft">{lead}</p> : null}
    </div>
  );
}

const skillListVariants = cva(
  "lali:grid lali:grid-cols-[minmax(0,1fr)] lali:content-start lali:border-t-2 lali:border-current lali:[list-style-type:'']",
  {
    variants: {
      columns: {
        two: 'lali:gap-x-10 lali:@2xl:grid-cols-2 lali:@5xl:gap-x-12',
        // Two on phones already: a table to run over.
        three: 'lali:@[23rem]:grid-cols-2 lali:gap-x-5 lali:@5xl:grid-cols-3 lali:@5xl:gap-x-12',
        // Titles alone, or nearly.
        six: 'lali:@[23rem]:grid-cols-2 lali:gap-x-5 lali:@5xl:grid-cols-6',
      },
    },
  },
);

interface GroupsProps {
  groups: readonly SkillGroup[];
  columns: 'two' | 'three' | 'six';
}

function Groups({ groups, columns }: GroupsProps) {
  if (groups.length === 0) return null;
  return (
    <ul className={skillListVariants({ columns })}>
      {groups.map((group) => (
        <Group key={group.title} group={group} columns={columns} />
      ))}
    </ul>
  );
}

function Group({ group, columns }: Pick<GroupsProps, 'columns'> & { group: SkillGroup }) {
  const { title, skills, icon } = group;
  return (
    <li className={cx('lali:group/skill', skillGroupVariants({ columns }))}>
      <h3 className={skillTitleVariants({ columns })}>
        {icon ? (
          <FigureIcon
            name={icon}
            size={28}
            className={cx(
              'lali:size-7 lali:shrink-0 lali:text-signal',
              columns !== 'two' && 'lali:hidden lali:@2xl:block',
            )}
          />
        ) : null}
        <span className="lali:min-w-0 lali:wrap-anywhere">{unbroken(title)}</span>
      </h3>
      {skills.length === 1 ? (
        <p className={skillPointsVariants({ columns })}>{skills[0]}</p>
      ) : skills.length > 0 ? (
        <Points items={skills} className={skillPointsVariants({ columns })} />
      ) : null}
    </li>
  );
}

function HeadFigure({ rule }: { rule: FigureRule }) {
  if (rule === 'phyllotaxis') return <LivingFigure cells={150} />;
  if (rule === 'branching') return <LivingFigure rule="branching" tips={7} />;
  return <LivingFigure rule={rule} />;
}
