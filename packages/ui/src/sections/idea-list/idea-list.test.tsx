import { describeConformance } from '../../../test/conformance.tsx';
import { IdeaList } from './index.ts';

describeConformance(
  'IdeaList',
  <IdeaList
    title="Ideas"
    ideas={[
      { id: 'a', text: 'An idea.', icon: 'spiral', method: { href: '/laliaflia', label: 'LALIAFLIA' } },
    ]}
    onCopy={() => {}}
    onKeep={() => {}}
    onRegenerate={() => {}}
  />,
);
