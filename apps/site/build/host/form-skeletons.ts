import {
  botField,
  type Form,
  fillingTimeField,
  formNameField,
  forms,
  submissionIdField,
} from '@laliaflia/leads';
import { labReadiness, readiness } from '../../content/assessment.ts';
import { formWords } from '../../content/forms.ts';
import { site } from '../../content/site.ts';

export const formSkeletonsPage = '__forms.html';

/** The number of questions of an assessment. */
const answers = new Set([...readiness.questions, ...labReadiness.questions].map(({ id }) => id));

/**
 * A page that nobody visits: the static host reads the forms in the HTML when a build is published, and later stores
 * only the fields that it found. The visible forms cannot show them all, because scripts add some. The bot field is one of
 * them, and not named to the host as its honeypot: it would throw such posts away unseen, and we keep them as spam.
 */
export function formSkeletons(): string {
  const skeletons = Object.values<Form>(forms).map(({ name, fields: own, numbered }) => {
    const fields = [formNameField, submissionIdField, botField, fillingTimeField, ...Object.keys(own)];
    if (numbered !== undefined) fields.push(...answers);
    return [
      `<form name="${name}" method="post" data-netlify="true" hidden>`,
      ...fields.map((field) => `<input name="${field}">`),
      '</form>',
    ].join('\n');
  });
  return `<!doctype html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>${formWords.skeletons}</title>
</head>
<body>
${skeletons.join('\n')}
</body>
</html>
`;
}
