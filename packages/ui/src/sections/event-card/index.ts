export type { Amount } from '../../internal/price.ts';
export {
  type EventAvailability,
  EventCard,
  type EventCardLabels,
  type EventCardProps,
} from './event-card.tsx';
export { EventTicket, type EventTicketProps, type TicketPart } from './event-ticket.tsx';
