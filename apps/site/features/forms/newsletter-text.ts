import { newsletterMessages } from '../../content/newsletter.ts';
import type { Delivery } from '../../delivery/delivery-state.ts';

/** What the newsletter form says; nothing before there is an answer. */
export function newsletterText(delivery: Delivery): string | undefined {
  const { success, alreadySubscribed, failed } = newsletterMessages;
  if (delivery.status === 'success') return success;
  if (delivery.status !== 'error') return undefined;
  const { failure, advice } = delivery;
  if (failure.kind === 'duplicate') return alreadySubscribed;
  if (failure.kind === 'limited') return advice ? `${failed}. ${advice}` : failed;
  return failure.said ?? failed;
}
