import { ApiError } from './api.ts';

/** Whether the server refused because something else was saved in the meantime. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === 'CONFLICT';
