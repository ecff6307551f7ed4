import { testConsumer } from './consumer.ts';

testConsumer('plain', 'npm');
