const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** Queries and fragments may hold tokens and addresses; neither is kept. */
export const withoutQuery = (url: string): string => url.replace(/[?#].*$/s, '');

export const withoutIds = (text: string): string => text.replaceAll(UUID, ':id');
