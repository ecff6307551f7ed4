/** A text with `{placeholders}`, or one for each plural form that the language has; `count` decides between them. */
export type Message = string | PluralMessage;

/** The categories of `Intl.PluralRules`. A language names those it has; `other` is in every one. */
export type PluralMessage = { other: string } & { [Category in Intl.LDMLPluralRule]?: string };
