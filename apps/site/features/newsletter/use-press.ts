import { type LinkPress, pressLink } from '@laliaflia/leads';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { runtimeConfig } from '../../browser/runtime.ts';
import { type NewsletterLink, newsletterLinks, pressProblems } from '../../content/newsletter-links.ts';
import { waitText } from '../../delivery/wait-text.ts';

/** Takes a press on the page of a mailed link, and goes on to the page of its outcome, which no longer has the token. */
export function usePress(link: NewsletterLink, wording: string | undefined) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setProblem(undefined);
    const token = query.get('token') ?? '';
    const press: LinkPress =
      wording === undefined ? { kind: 'leave', token } : { kind: 'confirm', token, wording };
    const { api: url, key } = runtimeConfig();
    const answer = await pressLink({ url, key }, press);
    setSending(false);
    if (answer.kind === 'taken') {
      navigate(`${newsletterLinks[link]}?type=${answer.outcome}`, { replace: true });
    } else if (answer.kind === 'limited') {
      setProblem(pressProblems.limited(waitText(answer.wait)));
    } else {
      console.error('The press was not taken', `(${answer.reason})`);
      setProblem(pressProblems.failed);
    }
  };

  return { isSending, problem, onSubmit };
}
