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

/** A question as the tool will ask it; its options are a picture of controls and cannot be chosen. */
export function QuestionPanel({ miniature: { text, options } }: { miniature: QuestionMiniature }) {
  return (
    <>
      <p className="font-display text-[clamp(1.5rem,1rem+3cqi,2.25rem)] leading-[1.08] font-[640] tracking-[-0.015em] wrap-anywhere">
        {text}
      </p>
      <ol className="mt-6 [list-style-type:'']">
        {options.map((option, i) => (
          <li
            key={option}
            className="flex min-h-13 items-center gap-4 border-t border-line py-2.5 last:border-b"
          >
            <span
              aria-hidden="true"
              className="grid size-6 shrink-0 place-content-center rounded-[6px] border border-control text-[0.8125rem] leading-none text-soft tabular-nums"
            >
              {i + 1}
            </span>
            <span className="min-w-0 wrap-anywhere">{option}</span>
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
      <p className="border-s-4 border-pollen ps-4 font-display text-[clamp(1.375rem,1rem+2.2cqi,1.875rem)] leading-[1.14] font-[640] tracking-[-0.015em] wrap-anywhere">
        {challenge}
      </p>
      <ol className="mt-6 [list-style-type:'']">
        {ideas.map(({ text, icon, method }) => (
          <li
            key={text}
            className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-4 border-t border-line py-4 last:pb-0"
          >
            <FigureIcon name={icon} size={32} className="mt-0.5 text-signal" />
            <div className="min-w-0">
              <p className="wrap-anywhere">{text}</p>
              <p className="type-small mt-1 text-soft wrap-anywhere">{method}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
