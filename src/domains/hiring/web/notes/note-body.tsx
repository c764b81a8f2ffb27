import { useState } from 'react';
import { partsOf } from '#domains/hiring/contract/conversations/mentions.ts';
import type { NoteMember } from '#domains/hiring/contract/notes.ts';
import { classes } from '#platform/web/ui/classes.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { notesCopy as copy } from './notes.copy.ts';

/** Longer notes begin folded, so that one does not push the others out of view. */
const FOLDED_FROM = 700;

/** A note's text with its mentions marked. */
export function NoteBody({ text, team }: { text: string; team: readonly NoteMember[] }) {
  const isLong = text.length > FOLDED_FROM;
  const [isFolded, setFolded] = useState(isLong);
  return (
    <>
      <p dir="auto" className={classes('wrap-anywhere whitespace-pre-line', isFolded && 'line-clamp-6')}>
        {partsOf(text, team).map(({ text: part, member }, index) =>
          member ? (
            <strong key={index} className="font-semibold text-prairie-700">
              {part}
            </strong>
          ) : (
            part
          ),
        )}
      </p>
      {isLong && (
        <Button variant="quiet" size="sm" className="-ml-4" onClick={() => setFolded(!isFolded)}>
          {isFolded ? copy.more : copy.less}
        </Button>
      )}
    </>
  );
}
