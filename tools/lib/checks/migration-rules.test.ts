import { expect, test } from 'vitest';
import { problemsOf } from './migration-rules.ts';

test.each([
  ['create index on jobs (title)', 'an index on jobs'],
  ['create unique index concurrently on jobs (title)', 'an index on jobs'],
  ['alter table jobs alter column title type varchar(9)', 'another type of jobs.title'],
  ['alter table jobs alter column title set not null', "'not null' for jobs.title"],
  ['alter table jobs add column x text not null', 'jobs.x without a default'],
  ['alter table jobs add column x uuid default gen_random_uuid()', 'the default of jobs.x is computed'],
  ['alter table jobs add column x int generated always as (1) stored', 'jobs.x is computed'],
  ['alter table jobs add column x text unique', 'jobs.x builds an index'],
  ['alter table jobs drop column title', 'dropping jobs.title'],
  ['alter table jobs rename column title to name', 'renaming in jobs'],
  ['alter table jobs rename to posts', 'renaming in jobs'],
  ['drop table jobs', 'dropping a table'],
  ['alter table jobs add constraint c check (x > 0)', 'c reads all of jobs'],
  ['alter table jobs add constraint c foreign key (a) references b (id)', 'c reads all of jobs'],
  ['alter table jobs add constraint c unique (title)', 'c builds an index on jobs'],
  ['update jobs set title = upper(title)', 'rewriting rows of jobs'],
  ['delete from jobs where title is null', 'rewriting rows of jobs'],
  ['truncate jobs', 'truncate blocks everybody'],
  ['lock table jobs', 'lock blocks everybody'],
  ['vacuum full jobs', 'vacuum blocks everybody'],
])('%s: %s', async (statement, problem) => {
  expect(await problemsOf(`${statement};`)).toEqual([expect.stringContaining(problem)]);
  expect(await problemsOf(`-- allowed: a test\n${statement};`)).toEqual([]);
});

test.each([
  'alter table jobs add column x boolean default false not null',
  'alter table jobs add column x timestamptz default now() not null',
  'alter table jobs add column x text',
  'alter table jobs drop constraint c',
  'alter table jobs alter column title drop not null',
  'alter table jobs add constraint c check (x > 0) not valid',
  'alter table jobs validate constraint c',
  'drop index jobs_title',
  `create table t (id uuid primary key default gen_random_uuid() not null);
   --> statement-breakpoint
   alter table t add constraint f foreign key (id) references jobs (id);
   --> statement-breakpoint
   create index on t (id);
   --> statement-breakpoint
   update t set id = null`,
])('nobody notices: %s', async (migration) => {
  expect(await problemsOf(`${migration};`)).toEqual([]);
});
