import { lead } from '../content/words.ts';

/** What the database says of a lead that was erased meanwhile, or that one has no right to any more. */
const gone = new Set(['PT404', '42501']);

/** Why something did not work; `otherwise` where nothing is known but that it did not. */
export function failureText(error: unknown, otherwise: string): string {
  const { code } = error as { code?: string };
  return gone.has(code ?? '') ? lead.gone.title : otherwise;
}
