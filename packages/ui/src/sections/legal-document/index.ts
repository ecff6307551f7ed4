export type { CalendarDate, CalendarMonth } from '../../internal/calendar-date.ts';
export type { LegalBlock } from './legal-block.tsx';
export {
  LegalDocument,
  type LegalDocumentLabels,
  type LegalDocumentProps,
  type LegalSection,
} from './legal-document.tsx';
