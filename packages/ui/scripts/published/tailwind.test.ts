import { testConsumer } from './consumer.ts';

testConsumer('tailwind', { packer: 'pnpm', resolution: 'nodenext' });
