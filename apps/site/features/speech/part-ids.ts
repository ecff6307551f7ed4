/** What a chapter of the speech tells of. */
export const toldOf = (chapter: string) => `told:${chapter}`;
