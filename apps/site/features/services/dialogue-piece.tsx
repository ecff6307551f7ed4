export type Line =
  | { by: 'assistant' | 'customer' | 'person'; text: string }
  | { by: 'answers'; texts: readonly string[] };

const bubbles = {
  assistant: ['lali:bg-page', 'lali:rounded-es-none'].join(' '),
  customer: ['lali:ms-auto', 'lali:bg-primary-solid', 'lali:text-on-primary', 'lali:rounded-ee-none'].join(
    ' ',
  ),
  person: ['lali:bg-highlight', 'lali:text-on-highlight', 'lali:rounded-es-none'].join(' '),
} as const;

/** A few lines of a chat. The model's are grey, those of a person from the firm have the colour of decisions. */
export function DialoguePiece({ lines }: { lines: readonly Line[] }) {
  return (
    <div
      aria-hidden="true"
      className="lali:type-small lali:mt-2 lali:@2xl:mt-0 lali:grid lali:justify-items-start lali:gap-2 lali:leading-snug"
    >
      {lines.map((line) =>
        line.by === 'answers' ? (
          <span key={line.by} className="lali:flex lali:gap-2">
            {line.texts.map((text, i) => (
              <span
                key={text}
                className={`lali:rounded-full lali:border lali:px-4 lali:py-1.5 ${
                  i === 1
                    ? 'lali:border-primary-solid lali:text-primary-text lali:font-semibold'
                    : 'lali:border-control'
                }`}
              >
                {text}
              </span>
            ))}
          </span>
        ) : (
          <span
            key={line.text}
            className={`lali:block lali:max-w-[22em] lali:rounded-[1rem] lali:px-4 lali:py-2.5 lali:forced-colors:border ${bubbles[line.by]}`}
          >
            {line.text}
          </span>
        ),
      )}
    </div>
  );
}
