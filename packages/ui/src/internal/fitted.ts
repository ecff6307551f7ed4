/*
 * The type styles of titles and headings follow the window. In a container narrower than it, a phone's column on a
 * wide page, these follow the container by the same slopes, so that no word breaks; elsewhere they change nothing.
 */
export const fittedTitleSize = 'text-[length:min(var(--type-title),max(2.5rem,1.625rem+3.6cqi))]';
export const fittedHeadingSize = 'text-[length:min(var(--type-heading),max(2.125rem,1.6875rem+1.9cqi))]';

/* With the style itself, where no `Heading` brings it along. */
export const fittedTitle = `type-title ${fittedTitleSize}`;
export const fittedHeading = `type-heading ${fittedHeadingSize}`;
