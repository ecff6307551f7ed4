/**
 * Whether what is static comes with the HTML of each page. True in a built site's scripts, where the build replaces this
 * module (build/parts/plugin.ts); on the server, in development and in Storybook it is drawn.
 */
export const inHtml: boolean = false;
