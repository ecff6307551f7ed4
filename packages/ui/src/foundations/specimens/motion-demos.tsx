import { useState } from 'react';
import { LivingFigure } from '../../media/living-figure/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { motion } from '../../tokens/generated/tokens.ts';

type DurationName = keyof typeof motion.duration;
const durations = Object.keys(motion.duration) as DurationName[];

/* Written out, because Tailwind finds whole names only. */
const lasting: Record<DurationName, string> = {
  quick: 'duration-quick',
  calm: 'duration-calm',
  grow: 'duration-grow',
};

/** Each duration as a cell that crosses the page and arrives as a tile. */
export function Crossings() {
  const [there, setThere] = useState(false);
  return (
    <div className="grid gap-8">
      <div>
        <Button aria-pressed={there} onClick={() => setThere(!there)}>
          {there ? 'Send the cells back' : 'Send the cells across'}
        </Button>
      </div>
      <dl className="grid">
        {durations.map((name) => (
          <div key={name} className="grid gap-x-8 gap-y-3 border-t border-line py-6 md:grid-cols-12">
            <dt className="md:col-span-3">
              <span className="type-subheading block">{name}</span>
              <span className="type-body text-muted tabular-nums">{motion.duration[name].ms} ms</span>
            </dt>
            <dd className="grid content-center gap-3 md:col-span-9">
              <span aria-hidden="true" className="block rounded-full bg-line pe-12">
                <span
                  className={`block transition-[translate] ease-grow ${lasting[name]} ${there ? 'translate-x-full rtl:-translate-x-full' : ''}`}
                  data-track={name}
                >
                  <span
                    className={`block size-12 bg-kingfisher transition-[border-radius] ease-grow ${lasting[name]} ${there ? 'rounded-[20%]' : 'rounded-[50%]'}`}
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
    <div className="grid items-center gap-10 md:grid-cols-12">
      <div className="grid justify-items-start gap-5 md:col-span-5">
        <p className="type-body measure">
          Ring by ring from the centre, transform and opacity only, in CSS. It plays as the page comes, before
          any script; further down it plays when the figure comes into view, and hides nothing meanwhile.
        </p>
        <Button variant="outline" onClick={() => setRound(round + 1)}>
          Grow again
        </Button>
      </div>
      <div className="md:col-span-6 md:col-start-7">
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
    <dl className="grid gap-x-16 md:grid-cols-2">
      {rules.map(([rule, text]) => (
        <div key={rule} className="grid content-start gap-2 border-t border-line py-6">
          <dt className="type-subheading">{rule}</dt>
          <dd className="type-body text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
