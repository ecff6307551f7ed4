import { Text } from '@laliaflia/ui';
import { receipt } from '../../content/pages/sample-payment.ts';
import { at, cornerOf, grownFill, takenFill } from '../../pictures/cells.tsx';

const COLUMNS = 10;
const [PITCH_X, PITCH_Y] = [48, 30];
const [WIDE, HIGH] = [40, 22];
const rows = Math.ceil(receipt.seats / COLUMNS);
/** Which seat is the visitor's. */
const OWN = 23;

/** What the visitor would pay and pays: it comes out of the lower edge of the opening like a printed receipt. */
export function Receipt() {
  return (
    // The place of a figure takes no pointer events. The launcher finds words by the pointer, and these are words.
    <div className="lali:surface-raised lali:pointer-events-auto lali:rounded-t-band lali:px-[8%] lali:pt-8 lali:pb-6">
      <p className="lali:type-subheading">{receipt.title}</p>
      <Text tone="soft" className="lali:mt-1">
        {receipt.text}
      </Text>
      <svg
        viewBox={`0 0 ${COLUMNS * PITCH_X - PITCH_X + WIDE + 1} ${rows * PITCH_Y - PITCH_Y + HIGH}`}
        aria-hidden="true"
        className="lali:mt-5 lali:block lali:w-full lali:rtl:-scale-x-100"
      >
        {Array.from({ length: receipt.seats }, (_, seat) => {
          const built = (seat % COLUMNS) / (COLUMNS - 1);
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: nobody changes seats.
              key={seat}
              x={(seat % COLUMNS) * PITCH_X}
              y={Math.floor(seat / COLUMNS) * PITCH_Y}
              width={WIDE}
              height={HIGH}
              rx={cornerOf(HIGH, built)}
              style={at(built)}
              className={seat === OWN ? takenFill : grownFill}
            />
          );
        })}
      </svg>
      <p className="lali:mt-6 lali:flex lali:gap-x-6 lali:border-t lali:border-soft lali:pt-4">
        <span className="lali:text-soft">{receipt.price.term}</span>
        <span className="lali:ms-auto lali:font-semibold">{receipt.price.value}</span>
      </p>
      <p className="lali:mt-2 lali:flex lali:flex-wrap lali:items-baseline lali:gap-x-6">
        <span className="lali:type-subheading">{receipt.total.term}</span>
        <strong className="lali:ms-auto lali:font-display lali:text-[clamp(4rem,9cqi,7rem)] lali:leading-none lali:font-[640]">
          {receipt.total.value}
        </strong>
      </p>
    </div>
  );
}
