import { LivingFigure } from '@laliaflia/ui';
import { cloneElement, type ReactElement } from 'react';
import type { PublishedArticle } from '../../../content/schema/texts.ts';
import { asked } from './asked.tsx';
import { attempts } from './attempts.tsx';
import { imitated } from './imitated.tsx';
import { looking } from './looking.tsx';
import { seen } from './seen.tsx';
import { swarm } from './swarm.tsx';

/** What each article says, drawn; by its slug. */
const drawings: Readonly<Record<string, ReactElement>> = {
  'a-model-is-not-a-colleague': imitated,
  'building-high-performance-teams': seen,
  'future-of-innovation-leadership-2024': looking,
  'questions-before-roadmaps': asked,
  'the-culture-of-the-second-attempt': attempts,
  'what-a-beehive-knows-about-meetings': swarm,
};

interface DrawnProps extends Pick<PublishedArticle, 'slug' | 'figure'> {
  'data-static': string;
}

/** An article without a drawing has the figure of its own seed. */
export function Drawn({ slug, figure, ...rest }: DrawnProps) {
  const drawing = drawings[slug];
  return drawing === undefined ? <LivingFigure {...figure} {...rest} /> : cloneElement(drawing, rest);
}
