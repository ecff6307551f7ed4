import { describeConformance } from '../../../test/conformance.tsx';
import { PathCards } from './path-cards.tsx';

const card = (id: string) => ({ id, title: id, text: 'Text', links: [{ href: '#a', label: 'A' }] });

describeConformance(
  'PathCards',
  <PathCards title="Paths" design={card('design')} methods={card('methods')} />,
);
