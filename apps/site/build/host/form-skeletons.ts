import {
  botField,
  type FormName,
  formFields,
  formNameField,
  formNames,
  submissionIdField,
} from '@laliaflia/leads';
import { labReadiness, readiness } from '../../content/assessment.ts';

export const formSkeletonsPage = '__forms.html';

/**
 * A page that nobody visits: the static host reads the forms in the HTML when a build is published, and later keeps only
 * the fields that it found. The visible forms cannot show them all, because some are added by script.
 */
export function formSkeletons(): string {
  const forms = formNames.map((name) => {
    const fields = [formNameField, submissionIdField, botField, ...formFields[name], ...answersOf(name)];
    return [
      `<form name="${name}" method="post" data-netlify="true" data-netlify-honeypot="${botField}" hidden>`,
      ...fields.map((field) => `<input name="${field}">`),
      '</form>',
    ].join('\n');
  });
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>Forms of this site, for its host</title>
</head>
<body>
${forms.join('\n')}
</body>
</html>
`;
}

/** A report has an answer to each question of its version. */
function answersOf(name: FormName): Iterable<string> {
  if (name !== 'assessment-report') return [];
  return new Set([...readiness.questions, ...labReadiness.questions].map(({ id }) => id));
}
