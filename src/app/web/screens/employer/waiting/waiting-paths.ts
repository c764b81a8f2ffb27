/** Screens of an organization in review stay below its waiting page (specification, section 4.3). */
export const WAITING = '/employer/awaiting-approval';
export const NEW_DRAFT = `${WAITING}/new-position`;
export const draftHref = (id: string): string => `${WAITING}/jobs/${id}`;
