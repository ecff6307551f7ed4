import { inHtml } from '../../../parts/in-html.ts';
import { StaticPart } from '../../../parts/static-part.tsx';
import { Measures } from './measures.tsx';
import { Reasons } from './reasons.tsx';

export const firstParts = { measures: 'assessment-scores', reasons: 'assessment-reasons' } as const;

/* What says and draws, and does nothing: it is no part of the scripts. */

export const Scores = () =>
  inHtml ? <StaticPart id={firstParts.measures} /> : <Measures data-static={firstParts.measures} />;
export const Explained = () =>
  inHtml ? <StaticPart id={firstParts.reasons} /> : <Reasons data-static={firstParts.reasons} />;
