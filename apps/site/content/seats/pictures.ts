import drawn from '../images/condor/pictures.gen.ts';

/** What the prototype is at rest: shown there alone, as it is the task and none of the answers. */
export const still = drawn.find(({ file }) => file === 'condor/seat-task');

/** What it ends with. */
export const end = drawn.find(({ file }) => file === 'condor/boarding');

/** Every other screen. */
export const screens = drawn.filter((picture) => picture !== still);
