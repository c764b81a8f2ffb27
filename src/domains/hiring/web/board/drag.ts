import { targetsOf } from '#domains/hiring/contract/board/moves.ts';
import type { ListedStage, PersonOfJob } from '#domains/hiring/contract/board/people.ts';

const MARK = Symbol('person');

/** What a drag carries. */
export const dragOf = (person: PersonOfJob): Record<string | symbol, unknown> => ({ [MARK]: person });

export const draggedIn = (data: Record<string | symbol, unknown>): PersonOfJob | null =>
  (data[MARK] as PersonOfJob | undefined) ?? null;

/** Whether a column takes what is dragged. */
export function takes(stage: ListedStage, data: Record<string | symbol, unknown>): boolean {
  const person = draggedIn(data);
  return person !== null && targetsOf(person.stage).includes(stage);
}

/** Starts with the first board: dragging needs a browser, and the page does not wait for it. */
const adapter = () => import('@atlaskit/pragmatic-drag-and-drop/element/adapter');
type Adapter = Awaited<ReturnType<typeof adapter>>;

/** Connects an element once dragging is there; returns what disconnects it. */
export function connectDrag(connect: (drag: Adapter) => () => void): () => void {
  let isOver = false;
  let disconnect: (() => void) | undefined;
  void adapter().then((drag) => {
    if (!isOver) disconnect = connect(drag);
  });
  return () => {
    isOver = true;
    disconnect?.();
  };
}
