/** What somebody wrote is what is read, so that the name stands back. */
export const nameSize = ['lali:text-[min(2.25rem,1.5rem+2vw)]!', 'lali:leading-[1.11]!'].join(' ');
