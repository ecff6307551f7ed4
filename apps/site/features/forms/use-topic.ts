import { type RefObject, useEffect, useRef } from 'react';
import { useViewState } from '../../routing/view-state.ts';

/**
 * Begins an empty message with what the visitor has come for: `/contact?topic=consultation`.
 * @param topics Words by what the address calls them.
 * @returns For the form.
 */
export function useTopic(topics: Readonly<Record<string, string>>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const [name = ''] = useViewState('topic');
  const topic = Object.hasOwn(topics, name) ? topics[name] : undefined;

  useEffect(() => {
    const message = form.current?.elements.namedItem('message');
    if (topic === undefined || !(message instanceof HTMLTextAreaElement) || message.value !== '') return;
    message.value = `${topic}: `;
  }, [topic]);

  return form;
}
