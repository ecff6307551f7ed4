import { checkContent } from '../build/content/check.ts';
import { checkContext } from '../build/content/check-context.ts';
import { loadContent } from '../build/content/load.ts';
import { ContentError } from '../build/content/problems.ts';
import { inspect, reportText } from '../build/content/report.ts';

// Mistakes in the content make it fail; the rest are warnings for the owner.
const content = await loadContent();
const problems = checkContent(content);
if (problems.length > 0) {
  console.error(new ContentError(problems).message);
  process.exitCode = 1;
} else {
  const findings = inspect(content, checkContext());
  console.log(reportText(findings));
  if (findings.some(({ level }) => level === 'error')) process.exitCode = 1;
}
