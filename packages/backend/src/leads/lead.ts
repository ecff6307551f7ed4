import { type AskedField, askedFields, type Form, type FormName, formNames, forms } from '@laliaflia/leads';

export type LeadKind = FormName;
export const leadKinds = formNames;

/** Each a column of the list, the longest last. What else a form carries are details. */
export const leadFields = uniqueFields();

/** One thing that a visitor sent, whatever channel it took. A field that its form does not ask for is empty. */
export type Lead = Record<AskedField, string> & {
  id: string;
  created_at: string;
  kind: LeadKind;
  /** `database`: sent by script. `form`: posted to the form handling. Both, when a fallback came late. */
  channels: ('database' | 'form')[];
  spam: boolean;
  /** What else the form carried. */
  details: Record<string, string>;
};

function uniqueFields() {
  const asked = Object.values<Form>(forms).flatMap(askedFields);
  const first = asked.filter(({ name }, place) => asked.findIndex((each) => each.name === name) === place);
  const isLong = ({ kind }: { kind: string }) => kind === 'long-text';
  const sorted = [...first.filter((field) => !isLong(field)), ...first.filter(isLong)];
  return sorted.map(({ name, kind }) => ({ name: name as AskedField, kind }));
}
