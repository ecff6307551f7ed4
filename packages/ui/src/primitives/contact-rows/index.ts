export { type ContactRow, ContactRows, type ContactRowsProps } from './contact-rows.tsx';
