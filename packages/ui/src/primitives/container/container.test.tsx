import { describeConformance } from '../../../test/conformance.tsx';
import { Container } from './index.ts';

// Centring is the one margin that belongs to the component itself; in a window as narrow as this one it is 0.
describeConformance('Container', <Container>text</Container>);
describeConformance('Container, reading', <Container width="reading">text</Container>);
