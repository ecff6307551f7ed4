import { testConsumer } from './consumer.ts';

testConsumer('tailwind', 'pnpm');
