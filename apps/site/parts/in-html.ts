/**
 * Whether what is static comes with the HTML of each page. In a built site's scripts the build takes it for true
 * (build/parts/in-html.ts); on the server, in development and in Storybook the thing itself is drawn.
 */
export const inHtml: boolean = false;
