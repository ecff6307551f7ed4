import { inHtml } from '../../../parts/in-html.ts';
import { StaticPart } from '../../../parts/static-part.tsx';
import { LabAssessment } from './lab-assessment.tsx';
import { LabAverage } from './lab-average.tsx';
import { LabIdeas } from './lab-ideas.tsx';
import { LabOpening } from './lab-opening.tsx';
import { LabSent } from './lab-sent.tsx';

export const labParts = {
  opening: 'lab-opening',
  assessment: 'lab-first',
  ideas: 'lab-second',
  sent: 'lab-kept',
  average: 'lab-end',
} as const;

/* What says and draws, and does nothing: it is no part of the scripts. Each is asked for itself, since what a helper is
   handed stays in them. */

export const Opening = () =>
  inHtml ? <StaticPart id={labParts.opening} /> : <LabOpening data-static={labParts.opening} />;
export const FirstTool = () =>
  inHtml ? <StaticPart id={labParts.assessment} /> : <LabAssessment data-static={labParts.assessment} />;
export const SecondTool = () =>
  inHtml ? <StaticPart id={labParts.ideas} /> : <LabIdeas data-static={labParts.ideas} />;
export const Sent = () =>
  inHtml ? <StaticPart id={labParts.sent} /> : <LabSent data-static={labParts.sent} />;
export const Average = () =>
  inHtml ? <StaticPart id={labParts.average} /> : <LabAverage data-static={labParts.average} />;
