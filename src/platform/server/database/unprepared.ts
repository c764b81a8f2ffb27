import { Client, type ClientConfig, type QueryConfig } from 'pg';

type Send = (statement: unknown, ...rest: unknown[]) => unknown;

/** A connection through a pooler, which gives each transaction another session: no statement keeps a name in it. */
export class UnpreparedClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    const send = this.query.bind(this) as Send;
    const unnamed: Send = (statement, ...rest) =>
      send(isNamed(statement) ? withoutName(statement) : statement, ...rest);
    this.query = unnamed as Client['query'];
  }
}

const isNamed = (statement: unknown): statement is QueryConfig =>
  typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement);

const withoutName = ({ name: _name, ...statement }: QueryConfig) => statement;
