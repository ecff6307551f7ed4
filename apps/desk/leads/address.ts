import { kinds } from '../content/words.ts';
import type { LeadQuery } from '../data/leads.ts';
import { leadStates } from '../data/types.ts';

/** What the address asks for, so that a view can be kept as a bookmark. What makes no sense is left out. */
export function queryOf(parameters: URLSearchParams): LeadQuery {
  const [state, kind, search] = ['state', 'kind', 'q'].map((name) => parameters.get(name) ?? '');
  return {
    state: leadStates.find((each) => each === state),
    kind: Object.keys(kinds).find((each) => each === kind) as LeadQuery['kind'],
    search: search?.trim() || undefined,
  };
}

/** Of a view, of a lead in it, or of a chat of whoever sent that. */
export function addressOf(query: LeadQuery, id?: string, session?: string): string {
  const parameters = new URLSearchParams();
  if (query.state) parameters.set('state', query.state);
  if (query.kind) parameters.set('kind', query.kind);
  if (query.search) parameters.set('q', query.search);
  const text = parameters.size > 0 ? `?${parameters}` : '';
  if (id === undefined) return `/${text}`;
  const chat = session === undefined ? '' : `/chats/${encodeURIComponent(session)}`;
  return `/leads/${id}${chat}${text}`;
}
