import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The API runs beside the development server; see scripts/dev.ts.
  server: {
    proxy: process.env['API_ORIGIN'] ? { '/api': process.env['API_ORIGIN'], '/dev/': process.env['API_ORIGIN'] } : {},
  },
  build: { sourcemap: false, target: 'es2022' },
});
