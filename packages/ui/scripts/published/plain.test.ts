import { testConsumer } from './consumer.ts';

testConsumer('plain', { packer: 'npm', resolution: 'bundler' });
