import type { SectionProps } from '@laliaflia/ui';
import type { ComponentType } from 'react';
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

/* What says and draws, and does nothing: it is no part of the scripts. */

export const Opening = () => still(labParts.opening, LabOpening);
export const FirstTool = () => still(labParts.assessment, LabAssessment);
export const SecondTool = () => still(labParts.ideas, LabIdeas);
export const Sent = () => still(labParts.sent, LabSent);
export const Average = () => still(labParts.average, LabAverage);

function still(id: string, Part: ComponentType<SectionProps>) {
  return inHtml ? <StaticPart id={id} /> : <Part data-static={id} />;
}
