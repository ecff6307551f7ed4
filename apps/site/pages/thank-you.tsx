import { ThankYou } from '@laliaflia/ui';
import { useSearchParams } from 'react-router-dom';
import { heads } from '../content/heads.ts';
import { meanwhile, stepsTitle, support, thankYou, thankYouType } from '../content/thank-you.ts';

export const head = (type: string) => heads[`/thank-you?type=${thankYouType(type)}`];

export default function ThankYouPage() {
  const [query] = useSearchParams();
  const content = thankYou[thankYouType(query.getAll('type').at(-1))];
  return <ThankYou {...content} stepsTitle={stepsTitle} meanwhile={meanwhile} support={support} />;
}
