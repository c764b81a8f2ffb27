import { useDraftState } from '#platform/web/forms/use-draft-state.ts';

const NONE: { id: string | null } = { id: null };

/** The template that the text of a message began with; kept with the text, over a reload. */
export function useTemplateId(conversationId: string): [string | null, (id: string | null) => void] {
  const [{ id }, set] = useDraftState(`template_of_${conversationId}`, NONE);
  return [id, (next) => set({ id: next })];
}
