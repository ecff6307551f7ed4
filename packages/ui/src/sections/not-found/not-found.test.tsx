import { describeConformance } from '../../../test/conformance.tsx';
import { NotFound } from './not-found.tsx';

describeConformance('NotFound', <NotFound title="Not found" links={[{ href: '/', label: 'Home' }]} />);
