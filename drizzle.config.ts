import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './src/app/db/tables.ts',
  out: './src/app/db/migrations',
  schemaFilter: ['public', 'auth'],
});
