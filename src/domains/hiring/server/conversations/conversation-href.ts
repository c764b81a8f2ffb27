/** The screen on which a conversation opens. */
export const conversationHref = (id: string): string => `/messages/${id}`;
