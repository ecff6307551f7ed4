import { formatMessage } from '../../internal/i18n/format-message.ts';
import type { SeatMapLabels } from './labels.ts';
import {
  isRefused,
  nextTraveller,
  type Seat,
  type Seating,
  type SeatTraveller,
  sitterOf,
} from './seating.ts';

/** What the map and the list show: the same seats. */
export interface SeatViewProps {
  rows: readonly (readonly Seat[])[];
  travellers: readonly SeatTraveller[];
  value: Seating;
  labels: SeatMapLabels;
  locale: string;
  /** An amount of money in the notation of the locale. */
  amount: (number: number) => string;
  onPress: (seat: Seat) => void;
}

export interface ShownSeat {
  state: 'free' | 'mine' | 'refused' | 'taken';
  /** Who sits there, of our travellers. */
  sitter: string | undefined;
  /** The whole name of its button. */
  name: string;
}

export function shownSeat(
  seat: Seat,
  { travellers, value, labels, locale, amount }: SeatViewProps,
): ShownSeat {
  const { row, letter, place, price } = seat;
  const sitter = sitterOf(value, seat.id);
  const state = stateOf(seat, sitter, nextTraveller(travellers, value));
  const name = formatMessage(
    labels.seat,
    {
      row,
      letter,
      place: labels.place[place],
      state: formatMessage(labels[state], { price: amount(price), name: sitter ?? '' }, locale),
    },
    locale,
  );
  return { state, sitter, name };
}

function stateOf(
  seat: Seat,
  sitter: string | undefined,
  next: SeatTraveller | undefined,
): ShownSeat['state'] {
  if (sitter !== undefined) return 'mine';
  if (seat.taken) return 'taken';
  return isRefused(seat, next) ? 'refused' : 'free';
}
