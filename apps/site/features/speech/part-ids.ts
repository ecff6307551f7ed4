/** Who speaks, beside the title. */
export const speakerPart = 'speaker';
/** What a chapter of the speech tells of. */
export const toldOf = (chapter: string) => `told:${chapter}`;
