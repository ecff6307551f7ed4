import { describeConformance } from '../../../test/conformance.tsx';
import { VisuallyHidden } from './index.ts';

describeConformance('VisuallyHidden', <VisuallyHidden>text</VisuallyHidden>);
