import type { FigurePiece } from '@laliaflia/ui';
import { details, leader } from '../../content/featured.ts';
import portrait from '../../content/images/team/livia-arndt.svg?inline';
import { detail } from './pictures.ts';

const { vote, seats, timer } = details;

/** What stands in the rim of the home page's figure, clockwise from the left: all of it also above a phone's fold. */
export const rim: readonly FigurePiece[] = [
  { image: { ...detail(vote), alt: vote.alt }, href: caseOf(vote), columns: 5, rows: 4, angle: -178 },
  { image: { ...detail(seats), alt: seats.alt }, href: caseOf(seats), columns: 6, rows: 4, angle: -139 },
  { image: { ...detail(timer), alt: timer.alt }, href: caseOf(timer), columns: 5, rows: 5, angle: -101 },
  {
    image: { src: portrait, alt: leader.alt, width: 96, height: 96 },
    shape: 'round',
    href: leader.href,
    columns: 5,
    rows: 5,
    angle: -62,
  },
];

function caseOf({ project }: { project: { id: string } }): string {
  return `/portfolio/${project.id}`;
}
