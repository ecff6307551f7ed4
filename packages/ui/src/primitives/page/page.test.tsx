import { describeConformance } from '../../../test/conformance.tsx';
import { Page } from './index.ts';

describeConformance('Page', <Page>text</Page>);
