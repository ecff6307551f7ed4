import type { ReactNode } from 'react';
import { asked } from './asked.tsx';
import { attempts } from './attempts.tsx';
import { average } from './average.tsx';
import { looking } from './looking.tsx';
import { seen } from './seen.tsx';
import { swarm } from './swarm.tsx';

/** What each article says, drawn; by its slug. */
export const drawings: Readonly<Record<string, ReactNode>> = {
  'a-model-is-not-a-colleague': average,
  'building-high-performance-teams': seen,
  'future-of-innovation-leadership-2024': looking,
  'questions-before-roadmaps': asked,
  'the-culture-of-the-second-attempt': attempts,
  'what-a-beehive-knows-about-meetings': swarm,
};
