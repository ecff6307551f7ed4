import react from '@astrojs/react';
import { cssTarget } from '@laliaflia/ui/css-target';
import { defineConfig } from 'astro/config';

export default defineConfig({ integrations: [react()], vite: { build: { cssTarget } } });
