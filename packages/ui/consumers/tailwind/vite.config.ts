import { cssTarget } from '@laliaflia/ui/css-target';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [tailwindcss()], build: { cssTarget } });
