import portrait from 'virtual:portrait';
import { PiecedFigure } from '@laliaflia/ui';
import { rim } from './rim.ts';

export interface PortraitFigureProps {
  seed: number;
  habit: number;
  'data-static'?: string;
}

/** With details of projects in its rim, and a portrait where the content has one. */
export function PortraitFigure(props: PortraitFigureProps) {
  return <PiecedFigure grow pieces={rim} {...(portrait ? { cells: 1100, portrait } : {})} {...props} />;
}
