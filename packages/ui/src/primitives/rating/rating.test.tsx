import { describeConformance } from '../../../test/conformance.tsx';
import { Rating } from './index.ts';

describeConformance('Rating', <Rating value={4.5} />);
