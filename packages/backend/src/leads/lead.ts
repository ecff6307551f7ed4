import { type FormName, formNames } from '@laliaflia/leads';

export type LeadKind = FormName;
export const leadKinds = formNames;

/** One thing that a visitor sent, whatever way it came. */
export type Lead = {
  id: string;
  created_at: string;
  kind: LeadKind;
  /** `database`: sent by script. `form`: posted to the form handling. Both, when a fallback came late. */
  channels: ('database' | 'form')[];
  spam: boolean;
  name: string;
  email: string;
  company: string;
  role: string;
  message: string;
  /** What else the form carried. */
  details: Record<string, string>;
};
