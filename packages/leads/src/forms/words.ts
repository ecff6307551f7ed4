import type { FormName, forms } from './definitions.ts';
import type { AskedName, Field } from './form.ts';
import type { PostRefusal } from './host-form.ts';

/* What words the forms need, as types: a field without its words does not compile. The words belong to the site. */

type FieldOf<Name extends string> = {
  [Kind in FormName]: (typeof forms)[Kind]['fields'] extends Record<Name, infer F extends Field> ? F : never;
}[FormName];

/** Every field that some form asks for. */
export type AskedField = { [Kind in FormName]: AskedName<(typeof forms)[Kind]> }[FormName];

type WordsOf<F extends Field> = { label: string } & (F extends { required: false }
  ? { missing?: string }
  : { missing: string }) &
  (F extends { options: readonly (infer Option extends string)[] }
    ? { placeholder: string; options: Readonly<Record<Option, string>> }
    : unknown);

export type FieldWords = { [Name in AskedField]: WordsOf<FieldOf<Name>> };

/** Why a host does not even read a post. */
export interface HostRefusal {
  kind: 'wrong type' | 'too large' | 'unreadable' | 'broken off' | 'another site';
}

type Refusal = PostRefusal | HostRefusal;

export type RefusalWords = {
  [Kind in Exclude<Refusal['kind'], 'wrong fields'>]: (refusal: Extract<Refusal, { kind: Kind }>) => string;
} & {
  /** Above the reason. */
  title: string;
  /** Too many came at once. */
  limited: { title: string; text: (wait: string) => string };
  notStored: { title: string; text: string };
  /** How to go on from a page that refuses a form. */
  back: { text: string; home: string };
  /** Above and below a form that comes back because of its fields. */
  again: { text: string; submit: string; back: string };
  /** Where a form stands, for a browser that does not tell. */
  pages: Readonly<Record<FormName, string>>;
  /** Of addresses. */
  unreadableAddress: string;
  noSuchPage: string;
  wrongMethod: string;
};
