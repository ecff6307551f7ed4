import { describeConformance } from '../../../test/conformance.tsx';
import { LogoWall } from './logo-wall.tsx';

describeConformance('LogoWall', <LogoWall title="Clients" clients={[{ id: 'condor', name: 'Condor' }]} />);
