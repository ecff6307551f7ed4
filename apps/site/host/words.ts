import type { Form, Problem, RefusalWords } from '@laliaflia/leads';
import type { FormField, LeadFormProblems } from '@laliaflia/ui/lead-form';

/** All that a visitor reads of the host itself, handed in: it has no words of its own. */
export interface HostWords {
  /** Of the words, as HTML names it. */
  language: string;
  refusals: RefusalWords;
  fieldsOf: (form: Form) => readonly FormField[];
  problemsOf: (form: Form, problems: Readonly<Record<string, Problem>>) => LeadFormProblems;
  /** A time to wait, of so many milliseconds. */
  waitText: (milliseconds: number) => string;
  /** Of the pages that mailed links lead to. */
  links: LinkWords;
}

export interface LinkWords {
  /** Their addresses. */
  confirm: string;
  leave: string;
  /** What a press on the first says yes to. */
  wording: string;
  title: string;
  failed: string;
  limited: (wait: string) => string;
  oneClickAnswer: string;
}
