/** How cases of changes and checks name an item. */
export const itemKey = (item: { type: string; id: string }): string => `${item.type}:${item.id}`;
