import { SearchBox } from '@laliaflia/ui';
import { useEffect, useRef, useState } from 'react';
import { desk } from '../content/sign-in.ts';
import { list as words } from '../content/words.ts';
import type { LeadQuery } from '../data/leads.ts';

/** Typing goes on for so long, in milliseconds, before it is searched for. */
const typing = 250;

interface LeadSearchProps {
  query: LeadQuery;
  onSearch: (text: string | undefined) => void;
}

/** What is typed is searched for when the typing pauses; another view brings other words. */
export function LeadSearch({ query, onSearch }: LeadSearchProps) {
  const asked = query.search ?? '';
  const [text, setText] = useState(asked);
  const last = useRef(asked);
  if (last.current !== asked) {
    last.current = asked;
    if (text.trim() !== asked) setText(asked);
  }
  const latest = useRef(onSearch);
  latest.current = onSearch;
  useEffect(() => {
    if (text.trim() === asked) return;
    const timer = setTimeout(() => latest.current(text.trim() || undefined), typing);
    return () => clearTimeout(timer);
  }, [text, asked]);
  return (
    <SearchBox
      label={words.search}
      placeholder={words.searchHint}
      param="q"
      value={text}
      onValueChange={setText}
      action={`/${desk.path}`}
      // The button that empties it is not there yet.
      className="lali:data-empty:[&_input]:pe-3 lali:[&_input]:min-h-11 lali:[&_input]:ps-10 lali:[&_input]:pe-11 lali:[&_svg]:ms-3 lali:[&_input]:text-[0.9375rem]"
    />
  );
}
