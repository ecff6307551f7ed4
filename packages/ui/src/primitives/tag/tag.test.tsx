import { describeConformance } from '../../../test/conformance.tsx';
import { Tag } from './index.ts';

describeConformance('Tag', <Tag>UX design</Tag>);
describeConformance('Tag, of a list', <Tag as="li">UX design</Tag>);
