import { people } from '../../content/pages/innovation-training.ts';

const departments = people.audiences.items.length;

/** Of each department, in the pictures. */
export const SENT = 6;

/** Its shape: from round cells to square tiles. */
export const builtOf = (department: number) => (department % departments) / (departments - 1);
