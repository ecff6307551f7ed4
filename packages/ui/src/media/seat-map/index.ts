export type { SeatMapLabels } from './labels.ts';
export { SeatMap, type SeatMapProps } from './seat-map.tsx';
export {
  type Cabin,
  type CabinRow,
  nobodySeated,
  type SeatBlock,
  type Seating,
  type SeatPlace,
  type SeatTraveller,
} from './seating.ts';
