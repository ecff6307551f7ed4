import type { FigurePiece } from '@laliaflia/ui';
import { details, leader } from '../../content/featured.ts';
import portrait from '../../content/team/livia-arndt.svg?url';
import { detail } from '../../pictures/addresses.ts';

const { vote, seats, timer } = details;

/**
 * What stands in the rim of the home page's figure, clockwise from the left: all of it also above the line at which a
 * phone cuts it. Neighbours share the tiles between them, so that no channel is left where no cell finds room.
 */
export const rim: readonly FigurePiece[] = [
  { image: { ...detail(vote), alt: vote.alt }, href: caseOf(vote), x: -11, y: -3.5, columns: 5, rows: 4 },
  { image: { ...detail(seats), alt: seats.alt }, href: caseOf(seats), x: -8.5, y: -8, columns: 6, rows: 3 },
  {
    image: { ...detail(timer), alt: timer.alt },
    shape: 'disc',
    href: caseOf(timer),
    x: -2,
    y: -11,
    columns: 5,
    rows: 5,
  },
  {
    image: { src: portrait, alt: leader.alt, width: 96, height: 96 },
    shape: 'round',
    href: leader.href,
    x: 4,
    y: -10,
    columns: 5,
    rows: 5,
  },
];

function caseOf({ project }: { project: { id: string } }): string {
  return `/portfolio/${project.id}`;
}
