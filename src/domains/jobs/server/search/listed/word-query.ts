/** A full text query as PostgreSQL prints it after stemming: `'dialysi':* & ( 'nurs':* | 'rn':* )`. */
export type WordQuery =
  | { kind: 'word'; text: string; isPrefix: boolean }
  | { kind: 'all' | 'any'; of: readonly [WordQuery, WordQuery] }
  /** Nothing is left to search for, or the query needs positions, which a search does not store. */
  | { kind: 'nothing' };

const TOKEN = /'((?:[^'\\]|''|\\\\)*)'(:\*)?|<(?:-|\d+)>|[&|()]/g;

/** Reads the text of a `tsquery`. */
export function readWordQuery(printed: string): WordQuery {
  const tokens = [...printed.matchAll(TOKEN)];
  let at = 0;
  const isNext = (text: string) => tokens[at]?.[0] === text;
  const skip = () => {
    at += 1;
  };

  const one = (): WordQuery => {
    const token = tokens[at];
    skip();
    if (token?.[0] === '(') {
      const inside = any();
      skip();
      return inside;
    }
    if (token?.[1] === undefined) return { kind: 'nothing' };
    const text = token[1].replaceAll("''", "'").replaceAll('\\\\', '\\');
    return { kind: 'word', text, isPrefix: token[2] !== undefined };
  };
  const phrase = (): WordQuery => {
    let read = one();
    while (tokens[at]?.[0].startsWith('<')) {
      skip();
      one();
      read = { kind: 'nothing' };
    }
    return read;
  };
  const chain = (kind: 'all' | 'any', operator: string, part: () => WordQuery) => (): WordQuery => {
    let read = part();
    while (isNext(operator)) {
      skip();
      read = { kind, of: [read, part()] };
    }
    return read;
  };
  const all = chain('all', '&', phrase);
  const any: () => WordQuery = chain('any', '|', all);
  return any();
}
