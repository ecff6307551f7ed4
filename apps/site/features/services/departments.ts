import { people } from '../../content/pages/innovation-training.ts';

const departments = people.audiences.items.length;

/** Its shape: from round cells to square tiles. */
export const builtOf = (department: number) => (department % departments) / (departments - 1);
