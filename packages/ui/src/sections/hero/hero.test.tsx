import { describeConformance } from '../../../test/conformance.tsx';
import { Hero } from './hero.tsx';

describeConformance('Hero', <Hero title="Design & Innovation Expert" />);
