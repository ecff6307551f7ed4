import { type Category, categories } from './scoring/types.ts';
import type { Version } from './versions.ts';

export type PartNames = Readonly<Record<Category, string>>;

interface QuestionPartsProps {
  questions: Version['questions'];
  names: PartNames;
}

/* Whether a field is filled in is known to the style sheet, so a tile fills without a script. */
const filled: Readonly<Record<string, readonly string[]>> = {
  q1: [
    'lali:group-has-[[name=q1]:valid]/sheet:bg-accent-solid',
    'lali:group-has-[[name=q1]:valid]/sheet:text-on-accent',
  ],
  q2: [
    'lali:group-has-[[name=q2]:valid]/sheet:bg-accent-solid',
    'lali:group-has-[[name=q2]:valid]/sheet:text-on-accent',
  ],
  q3: [
    'lali:group-has-[[name=q3]:valid]/sheet:bg-accent-solid',
    'lali:group-has-[[name=q3]:valid]/sheet:text-on-accent',
  ],
  q4: [
    'lali:group-has-[[name=q4]:valid]/sheet:bg-accent-solid',
    'lali:group-has-[[name=q4]:valid]/sheet:text-on-accent',
  ],
  q5: [
    'lali:group-has-[[name=q5]:valid]/sheet:bg-accent-solid',
    'lali:group-has-[[name=q5]:valid]/sheet:text-on-accent',
  ],
  q6: [
    'lali:group-has-[[name=q6]:valid]/sheet:bg-accent-solid',
    'lali:group-has-[[name=q6]:valid]/sheet:text-on-accent',
  ],
  q7: [
    'lali:group-has-[[name=q7]:valid]/sheet:bg-accent-solid',
    'lali:group-has-[[name=q7]:valid]/sheet:text-on-accent',
  ],
  q8: [
    'lali:group-has-[[name=q8]:valid]/sheet:bg-accent-solid',
    'lali:group-has-[[name=q8]:valid]/sheet:text-on-accent',
  ],
  q9: [
    'lali:group-has-[[name=q9]:valid]/sheet:bg-accent-solid',
    'lali:group-has-[[name=q9]:valid]/sheet:text-on-accent',
  ],
  q10: [
    'lali:group-has-[[name=q10]:valid]/sheet:bg-accent-solid',
    'lali:group-has-[[name=q10]:valid]/sheet:text-on-accent',
  ],
};

/** What the questions are about, part by part, each as a tile: it stays in sight above them and fills with the answers. */
export function QuestionParts({ questions, names }: QuestionPartsProps) {
  return (
    <div
      aria-hidden="true"
      className="lali:z-10 lali:grid lali:grid-cols-2 lali:gap-x-6 lali:border-t-2 lali:border-current lali:bg-surface lali:lg:sticky lali:lg:top-[var(--lali-header-height,0px)] lali:lg:grid-cols-4"
    >
      {categories.map((category) => (
        <div key={category} className="lali:border-b lali:border-line lali:py-4">
          <p className="lali:font-semibold">{names[category]}</p>
          <p className="lali:mt-2 lali:flex lali:flex-wrap lali:gap-1.5">
            {questions.map(({ id, category: own }, place) =>
              own === category ? (
                <span
                  key={id}
                  style={{ borderRadius: `${50 - (38 * place) / (questions.length - 1)}%` }}
                  className={`lali:grid lali:size-9 lali:place-items-center lali:border-2 lali:border-accent-text lali:font-semibold lali:text-signal lali:tabular-nums ${filled[id]?.join(' ') ?? ''}`}
                >
                  {place + 1}
                </span>
              ) : null,
            )}
          </p>
        </div>
      ))}
    </div>
  );
}
