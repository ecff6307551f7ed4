/* Not beside those of the frame, which every page loads. */

/** Who wrote an article, below it; by the author's id. */
export const writerOf = (author: string) => `writer:${author}`;

/** What an article says, drawn. */
export const drawingOf = (slug: string) => `drawing:${slug}`;
