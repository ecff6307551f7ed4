import { database } from './client.ts';
import type { ChatLine, ChatMessage, LeadLine } from './types.ts';

/** The first of what there is, and whether there is more. */
interface Some<Item> {
  items: readonly Item[];
  isAll: boolean;
}

const mostSent = 50;
export const mostMessages = 500;

/** What was sent under the e-mail address of a lead, the lead among it, newest first. */
export async function readPerson(lead: string, signal: AbortSignal): Promise<Some<LeadLine | ChatLine>> {
  const { data } = await (await database())
    .rpc('desk_person', { lead, most: mostSent + 1 })
    .abortSignal(signal)
    .throwOnError();
  return some(data as unknown as (LeadLine | ChatLine)[], mostSent);
}

/** Empty where nothing of it is left. */
export async function readChat(session: string, signal: AbortSignal): Promise<Some<ChatMessage>> {
  const { data } = await (await database())
    .rpc('desk_chat', { of_session: session, most: mostMessages + 1 })
    .abortSignal(signal)
    .throwOnError();
  return some(data as unknown as ChatMessage[], mostMessages);
}

function some<Item>(items: readonly Item[], most: number): Some<Item> {
  return { items: items.slice(0, most), isAll: items.length <= most };
}
