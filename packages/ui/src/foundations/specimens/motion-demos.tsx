import { useState } from 'react';
import { LivingFigure } from '../../media/living-figure/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { motion } from '../../tokens/generated/tokens.ts';

type DurationName = keyof typeof motion.duration;
const durations = Object.keys(motion.duration) as DurationName[];

/* Written out, because Tailwind finds whole names only. */
const lasting: Record<DurationName, string> = {
  quick: 'lali:duration-quick',
  calm: 'lali:duration-calm',
  grow: 'lali:duration-grow',
};

/** Each duration as a cell that crosses the page and arrives as a tile. */
export function Crossings() {
  const [there, setThere] = useState(false);
  return (
    <div className="lali:grid lali:gap-8">
      <div>
        <Button aria-pressed={there} onClick={() => setThere(!there)}>
          {there ? 'Send the cells back' : 'Send the cells across'}
        </Button>
      </div>
      <dl className="lali:grid">
        {durations.map((name) => (
          <div
            key={name}
            className="lali:grid lali:gap-x-8 lali:gap-y-3 lali:border-t lali:border-line lali:py-6 lali:md:grid-cols-12"
          >
            <dt className="lali:md:col-span-3">
              <span className="lali:type-subheading lali:block">{name}</span>
              <span className="lali:type-body lali:text-text-soft lali:tabular-nums">
                {motion.duration[name].ms} ms
              </span>
            </dt>
            <dd className="lali:grid lali:content-center lali:gap-3 lali:md:col-span-9">
              <span aria-hidden="true" className="lali:block lali:rounded-full lali:bg-line lali:pe-12">
                <span
                  className={`lali:block lali:transition-[translate] lali:ease-grow ${lasting[name]} ${there ? 'lali:translate-x-full lali:rtl:-translate-x-full' : ''}`}
                  data-track={name}
                >
                  <span
                    className={`lali:block lali:size-12 lali:bg-primary-solid lali:transition-[border-radius] lali:ease-grow ${lasting[name]} ${there ? 'lali:rounded-[20%]' : 'lali:rounded-[50%]'}`}
                  />
                </span>
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A figure grows once; the button shows it again. */
export function GrowingFigure() {
  const [round, setRound] = useState(0);
  return (
    <div className="lali:grid lali:items-center lali:gap-10 lali:md:grid-cols-12">
      <div className="lali:grid lali:justify-items-start lali:gap-5 lali:md:col-span-5">
        <p className="lali:type-body lali:measure">
          Ring by ring from the centre, transform and opacity only, in CSS. It plays as the page comes, before
          any script; further down it plays when the figure comes into view, and hides nothing meanwhile.
        </p>
        <Button variant="outline" onClick={() => setRound(round + 1)}>
          Grow again
        </Button>
      </div>
      <div className="lali:md:col-span-6 lali:md:col-start-7">
        <LivingFigure
          key={round}
          grow
          cells={220}
          size={420}
          title="A figure of cells that grow from the centre"
        />
      </div>
    </div>
  );
}

const rules = [
  ['Nothing is only said by motion', 'What moves would be understood standing still, a moment later.'],
  [
    'Nothing repeats but waiting',
    'No carousel, no marquee. While work goes on three cells move, and words say what is done.',
  ],
  [
    'Nothing follows the scroll',
    'A page scrolls at the speed of the hand. Nothing is held, sped up or revealed.',
  ],
  [
    'Less motion means none',
    'With reduced motion every transition takes a millisecond and every figure stands grown. States still change, and focus still goes where it went.',
  ],
] as const;

/** What holds for all motion. */
export function MotionRules() {
  return (
    <DescriptionList.Root layout="stacked" weight="term" columns={2}>
      {rules.map(([rule, text]) => (
        <DescriptionList.Item key={rule} term={rule}>
          {text}
        </DescriptionList.Item>
      ))}
    </DescriptionList.Root>
  );
}
