/** The figure of a menu in the header. */
export const menuFigure = (group: string) => `menu:${group}`;

/** The figure of the whole footer; each address has its own. */
export const footerFigure = (path: string) => `footer:${path.replace(/(.)\/+$/, '$1')}`;

/** A company's wordmark. */
export const markOf = (place: string, company: string) => `mark:${place}:${company}`;
