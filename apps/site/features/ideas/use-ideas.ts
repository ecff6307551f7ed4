import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../browser/hydrated.ts';
import { fromIdeaFragment, toIdeaFragment } from './sprouting/fragment.ts';
import { cleanChallenge, type IdeaQuestion, sproutDelay } from './sprouting/sprout.ts';

/** What is asked, which the address holds behind its #, and the moment that an answer takes. */
export function useIdeas() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const question = useMemo(() => (hydrated ? fromIdeaFragment(hash) : undefined), [hydrated, hash]);
  const [generating, setGenerating] = useState(false);
  /** How often nothing was asked, since something was. */
  const [blanks, setBlanks] = useState(0);
  /** How often something was asked here and not brought by a link. */
  const [asked, setAsked] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (next: IdeaQuestion, then = () => {}) => {
    if (generating) return;
    setGenerating(true);
    timer.current = setTimeout(() => {
      setGenerating(false);
      // View state, and nothing that a browser sends to anybody.
      navigate({ hash: toIdeaFragment(next) }, { replace: true, preventScrollReset: true });
      then();
    }, sproutDelay);
  };

  return {
    question,
    generating,
    blanks,
    asked,
    generate(written: string, industry: string) {
      const challenge = cleanChallenge(written);
      setBlanks((count) => (challenge === undefined ? count + 1 : 0));
      if (challenge !== undefined)
        ask({ challenge, industry, round: 0 }, () => setAsked((count) => count + 1));
    },
    again() {
      if (question) ask({ ...question, round: question.round + 1 });
    },
  };
}
