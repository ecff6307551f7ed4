import { describeConformance } from '../../../test/conformance.tsx';
import { Text } from './index.ts';

describeConformance('Text', <Text>text</Text>);
describeConformance('Text, a span', <Text as="span">text</Text>);
