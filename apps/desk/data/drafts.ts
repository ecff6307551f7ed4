/** What is written and not sent. It goes with the tab, with signing out, and with the person. */
export interface Draft {
  email: string;
  subject: string;
  body: string;
  /** The leads that are left out of a mail to guests. */
  without?: readonly string[];
}

const start = 'laliaflia-desk-draft:';
/** Where the browser keeps nothing: until the page is left. */
const here = new Map<string, string>();

export function draftOf(lead: string): Draft | undefined {
  const text = here.get(lead) ?? kept(start + lead);
  return text === null ? undefined : (JSON.parse(text) as Draft);
}

export function keepDraft(lead: string, draft: Draft): void {
  const text = JSON.stringify(draft);
  here.set(lead, text);
  try {
    sessionStorage.setItem(start + lead, text);
  } catch {
    // A full or closed store: the page has it.
  }
}

export function forgetDraft(lead: string): void {
  here.delete(lead);
  try {
    sessionStorage.removeItem(start + lead);
  } catch {
    // Nothing was kept.
  }
}

/** With a lead goes what was written about it: an answer, a note. */
export function forgetLead(lead: string): void {
  forgetDraft(lead);
  forgetDraft(`note:${lead}`);
}

/** @param isMeant Of an address; without it all are forgotten. */
export function forgetDrafts(isMeant: (email: string) => boolean = () => true): void {
  for (const lead of new Set([...here.keys(), ...keptLeads()])) {
    if (isMeant(draftOf(lead)?.email ?? '')) forgetDraft(lead);
  }
}

function kept(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function keptLeads(): string[] {
  try {
    return Object.keys(sessionStorage).flatMap((key) =>
      key.startsWith(start) ? [key.slice(start.length)] : [],
    );
  } catch {
    return [];
  }
}
