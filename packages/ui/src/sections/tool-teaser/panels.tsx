import { FigureIcon, type FigureIconName } from '../../media/figure-icon/index.ts';

/** The first question as it will be asked. A picture of it: nothing in it can be chosen. */
export interface QuestionMiniature {
  kind: 'question';
  /** The caption: 'The first of ten questions'. */
  caption: string;
  text: string;
  /** Each once. */
  options: readonly string[];
}

/** What comes out, by an example. */
export interface IdeasMiniature {
  kind: 'ideas';
  /** The caption that says that it is an example. */
  caption: string;
  /** What was put in. */
  challenge: string;
  /** Each once. */
  ideas: readonly { text: string; icon: FigureIconName; method: string }[];
}

/** One result with what it was counted from. */
export interface ScoreMiniature {
  kind: 'score';
  /** The caption that says that it is an example. */
  caption: string;
  /** What was measured. */
  title: string;
  score: number;
  /** What the score is out of: 'of 100'. */
  of: string;
  /** Each answer with its points and why it gives them; each once. */
  reasons: readonly { points: number; answer: string; text: string }[];
}

/** A question as the tool will ask it; its options are a picture of controls and cannot be chosen. */
export function QuestionPanel({ miniature: { text, options } }: { miniature: QuestionMiniature }) {
  return (
    <>
      <p className="lali:font-display lali:text-[clamp(1.5rem,1rem+3cqi,2.25rem)] lali:leading-[1.08] lali:font-[640] lali:tracking-[-0.015em] lali:wrap-anywhere">
        {text}
      </p>
      <ol className="lali:mt-6 lali:[list-style-type:'']">
        {options.map((option, i) => (
          <li
            key={option}
            className="lali:flex lali:min-h-13 lali:items-center lali:gap-4 lali:border-t lali:border-line lali:py-2.5 lali:last:border-b"
          >
            <span
              aria-hidden="true"
              className="lali:grid lali:size-6 lali:shrink-0 lali:place-content-center lali:rounded-[6px] lali:border lali:border-control lali:text-[0.8125rem] lali:leading-none lali:text-soft lali:tabular-nums"
            >
              {i + 1}
            </span>
            <span className="lali:min-w-0 lali:wrap-anywhere">{option}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** A challenge and what came out of it, each idea with the method behind it. */
export function IdeasPanel({ miniature: { challenge, ideas } }: { miniature: IdeasMiniature }) {
  return (
    <>
      <p className="lali:border-s-4 lali:border-highlight lali:ps-4 lali:font-display lali:text-[clamp(1.375rem,1rem+2.2cqi,1.875rem)] lali:leading-[1.14] lali:font-[640] lali:tracking-[-0.015em] lali:wrap-anywhere">
        {challenge}
      </p>
      <ol className="lali:mt-6 lali:[list-style-type:'']">
        {ideas.map(({ text, icon, method }) => (
          <li
            key={text}
            className="lali:grid lali:grid-cols-[2.25rem_minmax(0,1fr)] lali:gap-x-4 lali:border-t lali:border-line lali:py-4 lali:last:pb-0"
          >
            <FigureIcon name={icon} size={32} className="lali:mt-0.5 lali:text-signal" />
            <div className="lali:min-w-0">
              <p className="lali:wrap-anywhere">{text}</p>
              <p className="lali:type-small lali:mt-1 lali:text-soft lali:wrap-anywhere">{method}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

/** A score, set large, and the answers that it was counted from. */
export function ScorePanel({ miniature: { title, score, of, reasons } }: { miniature: ScoreMiniature }) {
  return (
    <>
      <p className="lali:flex lali:flex-wrap lali:items-end lali:gap-x-4 lali:gap-y-2">
        <span className="lali:font-display lali:text-[clamp(4rem,2.5rem+8cqi,7rem)] lali:leading-[0.8] lali:font-[640] lali:text-signal lali:tabular-nums">
          {score}
        </span>{' '}
        <span className="lali:text-soft">{of}</span>{' '}
        <span className="lali:type-subheading lali:ms-auto lali:wrap-anywhere">{title}</span>
      </p>
      <ol className="lali:mt-8 lali:[list-style-type:'']">
        {reasons.map(({ points, answer, text }) => (
          <li
            key={answer}
            className="lali:grid lali:grid-cols-[3rem_minmax(0,1fr)] lali:items-baseline lali:gap-x-4 lali:border-t lali:border-line lali:py-4 lali:last:pb-0"
          >
            <span className="lali:type-subheading lali:text-signal lali:tabular-nums">{points}</span>
            <div className="lali:min-w-0">
              <p className="lali:font-semibold lali:wrap-anywhere">{answer}</p>
              <p className="lali:mt-1 lali:text-soft lali:wrap-anywhere">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
