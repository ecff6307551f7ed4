import { cssTarget } from '@laliaflia/ui/css-target';
import { defineConfig } from 'vite';

export default defineConfig({ build: { cssTarget } });
