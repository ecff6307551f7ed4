import type { SomeMessages } from '@laliaflia/ui';

/**
 * What the components of the library say by themselves: 'Read More', '5 min read'. They know it in English; another
 * language hands its own words over, `de` of `@laliaflia/ui/messages/de` for instance.
 */
export const libraryWords: SomeMessages = {};
