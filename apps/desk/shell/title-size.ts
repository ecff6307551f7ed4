/** Of every screen and of whoever is read: what stands below is what one came for. */
export const titleSize = ['lali:text-[min(2.25rem,1.5rem+2vw)]!', 'lali:leading-[1.11]!'].join(' ');
