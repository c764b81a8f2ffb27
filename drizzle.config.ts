import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './src/server/db/tables/index.ts',
  out: './src/server/db/migrations',
  schemaFilter: ['public', 'auth'],
});
