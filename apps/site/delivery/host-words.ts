import { refusals } from '../content/forms.ts';
import { newsletterLinks, oneClickAnswer, pressProblems } from '../content/newsletter-links.ts';
import { ask } from '../content/pages/newsletter-confirm.ts';
import { site } from '../content/site.ts';
import { drawnFields, problemsInWords } from './form-fields.ts';
import { waitText } from './wait-text.ts';

/** What the host says: forms in the words in which the pages draw them. */
export const hostWords = {
  language: site.language,
  refusals,
  fieldsOf: drawnFields,
  problemsOf: problemsInWords,
  waitText,
  links: { ...newsletterLinks, wording: ask.wording, ...pressProblems, oneClickAnswer },
};
