import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['./src/platform/db/*.ts', './src/domains/*/db/**/*.ts'],
  out: './src/app/db/migrations',
  schemaFilter: ['public', 'auth'],
});
